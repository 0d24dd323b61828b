import type { TaskRefusal } from '#contracts/generated/wire.ts';

/** Why a task is not given to somebody, as a sentence about them. */
export const taskRefusalTexts: Readonly<Record<TaskRefusal, string>> = {
  account: 'Their account is not active.',
  facility: 'They work for another facility.',
  rights: 'Their rights do not allow this task.',
  provider: 'This task stays with the pathologist whom it is about.',
  duty: 'They may not count the slides of a parcel, which the laboratory does.',
  billing: 'They may not change the lines of a bill, which Accounts does.',
  role: 'They are not a pathologist.',
  reader: 'They read or signed this case themselves.',
  author: 'They wrote in the text of this case.',
  licence: 'They have no active licence in the state that the case comes from.',
  subspecialty: 'They do not read the subspecialty of this case.',
  conflict: 'They reported this case before, or work for its facility.',
};
