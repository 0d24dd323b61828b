import type { ResolverTable } from '../../http/call.ts';
import { listCaseMessages, sendCaseMessage } from './messages.ts';

export const messagesResolvers = { listCaseMessages, sendCaseMessage } satisfies ResolverTable;
