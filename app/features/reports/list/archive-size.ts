/** How many reports one archive holds, as the contract has it. */
export const ARCHIVE_SIZE = 100;
