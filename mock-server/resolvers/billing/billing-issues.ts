import type { InvoiceResultZodType } from '#contracts/generated/schemas/invoice-result.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { issueBilling } from './billing-moves.ts';

type Issuing = Call<'issueBillings'>;
type Line = Issuing['input']['body']['lines'][number];

/** What issuing the one line would have been answered with. */
async function resultOf(call: Issuing, { billingId, etag }: Line): Promise<InvoiceResultZodType> {
  const headers = { ...call.input.headers, 'If-Match': etag };
  const { invoiceNumber } = call.input.body;
  const one: Call<'issueBilling'> = {
    ...call,
    input: { ...call.input, params: { billingId }, headers, body: { invoiceNumber } },
  };
  try {
    const issued = await issueBilling.resolve(one);
    if (!('data' in issued)) throw new Error('a line that is issued is answered with the line');
    const { data } = issued;
    return { billingId, etag: data.etag, status: data.status, code: null, text: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [text = error.message] = Object.values(error.fields ?? {}).flat();
    return { billingId, etag: null, status: null, code: error.code, text };
  }
}

export const issueBillings: Resolver<'issueBillings'> = {
  resolve: async (call) => {
    const results: InvoiceResultZodType[] = [];
    // One after another, for a line given twice must meet itself.
    for (const line of call.input.body.lines) results.push(await resultOf(call, line));
    return { data: { issued: results.filter(({ code }) => code === null).length, results } };
  },
};
