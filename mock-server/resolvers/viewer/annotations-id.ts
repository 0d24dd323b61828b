/** The id of the record of an image's marks. */
export const annotationsIdOf = (caseId: string, imageId: string): string => `${caseId} ${imageId}`;
