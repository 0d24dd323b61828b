import { FACTS } from './facts.ts';

/** Which name in a path an id may fill, by how the id begins. */
export const NAME_OF: Readonly<Record<string, string>> = {
  ver: 'verificationId',
  ses: 'sessionId',
  ntf: 'notificationId',
  acc: 'accountId',
  usr: 'userId',
  viw: 'viewId',
  lic: 'renewalId',
  tpl: 'templateId',
  grp: 'groupId',
  fac: 'facilityId',
  enq: 'enquiryId',
  tic: 'ticketId',
  job: 'jobId',
  mail: 'mailId',
  reg: 'registrationId',
  doc: 'documentId',
  cas: 'caseId',
  spc: 'specimenId',
  sub: 'subsectionId',
  img: 'imageId',
  hnd: 'handOverId',
  req: 'requestId',
  tsk: 'taskId',
  bil: 'billingId',
  upl: 'uploadId',
};

export const prefixOf = (id: string): string => /^([a-z]{3,4})_[\w-]+$/.exec(id)?.[1] ?? '';

/** The name in a path that an id fills. */
export const nameOfId = (id: string): string => NAME_OF[/^[a-z]+(?=_)/.exec(id)?.[0] ?? ''] ?? '';

/** Whether a path of the contract has a part of that name. */
export const isPathName = (name: string): boolean =>
  [...FACTS.values()].some(({ names }) => names.includes(name));
