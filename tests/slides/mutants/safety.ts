import { z } from 'zod';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import {
  asUser,
  at,
  codeOf,
  edited,
  type Mutant,
  type SpoiledCall,
  spoiling,
  withData,
  withRows,
} from './mutant.ts';

const ADMIN = 'usr_demo000006';

const Scale = z.looseObject({ mppX: z.number(), mppY: z.number() });
const Marks = z.array(z.record(z.string(), z.unknown()));

/** Does a call as if the report of the case were not signed yet. */
async function asIfUnsigned({ api, params, pass }: SpoiledCall): Promise<Response> {
  const { cases } = api.world();
  const id = params['caseId'] ?? '';
  const before = cases.find(id);
  if (before === null) return pass();
  const { status, reportState } = before;
  cases.change(id, (record) => ({ ...record, status: 'Selected', reportState: 'Draft' }));
  const answer = await pass();
  cases.change(id, (record) => ({ ...record, status, reportState }));
  return answer;
}

/** Tells everybody who is logged in what only some may know of a case that is there. */
const openToAll = (operation: OperationId) =>
  at([operation], async ({ api, params, pass, request }) => {
    const answer = await pass();
    const isThere = api.world().cases.find(params['caseId'] ?? '') !== null;
    return answer.status === 404 && isThere && request.headers.has('authorization')
      ? pass({ headers: asUser(api, ADMIN) })
      : answer;
  });

/** The licence of the second provider has ended in Texas, and nobody asks for it. */
function withoutLicences(api: Parameters<Mutant['spoil']>[0]): ReturnType<Mutant['spoil']> {
  const { users } = api.world();
  const end = (expiresOn: string): void =>
    void users.change(SECOND_PROVIDER, ({ licences, ...user }) => ({
      ...user,
      licences: licences.map((one) => (one.state === 'TX' ? { ...one, expiresOn } : one)),
    }));
  end('2020-01-01');
  return at(['pickUpCase'], async ({ pass }) => {
    end('2099-12-31');
    const answer = await pass();
    end('2020-01-01');
    return answer;
  })(api);
}

/** Servers whose mistakes reach a patient: a text, a mark, a measure or a line of the trail that is not what it was. */
export const SAFETY_MUTANTS: readonly Mutant[] = [
  {
    name: 'licence not asked for',
    wrong: 'lets a provider pick up a case of a state in which their licence has ended',
    part: 'roles',
    operations: ['pickUpCase'],
    spoil: withoutLicences,
  },
  {
    name: 'signed text changed',
    wrong: 'takes another diagnosis for a report that is signed',
    part: 'state',
    operations: ['savePrimaryDiagnosis', 'getPrimaryDiagnosis'],
    spoil: at(['savePrimaryDiagnosis'], async (call) => {
      const answer = await call.pass();
      const held = call.api.world().cases.find(call.params['caseId'] ?? '');
      return answer.status === 409 && held?.status === 'SignOutCompleted' ? asIfUnsigned(call) : answer;
    }),
  },
  {
    name: 'report of another facility opened',
    wrong: 'shows a report to the people of every facility',
    part: 'roles',
    operations: ['getFinalReport'],
    spoil: openToAll('getFinalReport'),
  },
  {
    name: 'PDF of another facility opened',
    wrong: 'sends the PDF of a report to the people of every facility',
    part: 'roles',
    operations: ['getFinalReportPdf', 'getFinalReport'],
    spoil: openToAll('getFinalReportPdf'),
  },
  {
    name: 'marks of another slide',
    wrong: 'shows the measurements of the slide that was marked last, whichever is asked for',
    part: 'readback',
    operations: ['putAnnotations', 'getAnnotations', 'getViewerCase'],
    spoil: (api) => {
      let rulers: z.infer<typeof Marks> = [];
      return at(['putAnnotations', 'getAnnotations'], async ({ id, params, pass, request }) => {
        const sent: unknown =
          id === 'putAnnotations'
            ? await request
                .clone()
                .json()
                .catch(() => null)
            : null;
        const answer = await pass();
        if (answer.status !== 200) return answer;
        if (id === 'putAnnotations') rulers = z.looseObject({ rulers: Marks }).parse(sent).rulers;
        if (id === 'putAnnotations' || rulers.length === 0) return answer;
        const imageId = params['imageId'];
        return edited(answer, {
          body: withData((data) => ({ ...data, rulers: rulers.map((ruler) => ({ ...ruler, imageId })) })),
        });
      })(api);
    },
  },
  {
    name: 'another template changed too',
    wrong: 'writes the text of a changed template into every other template of its owner',
    part: 'readback',
    operations: ['updateTextTemplate', 'getTextTemplate', 'createTextTemplate'],
    spoil: at(['updateTextTemplate'], async ({ api, params, pass }) => {
      const { textTemplates } = api.world();
      const answer = await pass();
      const changed = textTemplates.find(params['templateId'] ?? '');
      if (answer.status !== 200 || changed === null) return answer;
      for (const { id } of textTemplates.list())
        if (id !== changed.id) textTemplates.change(id, (one) => ({ ...one, text: changed.text }));
      return answer;
    }),
  },
  {
    name: 'scale of the height doubled',
    wrong: 'tells that a pixel of a slide is twice as high as its file says',
    part: 'readback',
    operations: ['getDownloadLink'],
    spoil: spoiling(['getDownloadLink'], 200, {
      body: withData((data) => {
        const scale = Scale.nullable().parse(data['scale']);
        return scale === null ? data : { ...data, scale: { ...scale, mppY: 2 * scale.mppY } };
      }),
    }),
  },
  {
    name: 'earlier version overwritten',
    wrong: 'shows another comment in an earlier version of a report once a later one is signed',
    part: 'readback',
    operations: ['amendCase', 'getFinalReport'],
    spoil: spoiling(['getFinalReport'], 200, {
      body: withData((data) =>
        data['superseded'] === true ? { ...data, comment: 'Another comment.' } : data,
      ),
    }),
  },
  {
    name: 'line without its actor',
    wrong: 'writes the moves of cases into their trail as if the system had made them',
    part: 'readback',
    operations: ['listCaseEvents', 'pickUpCase', 'assignCase'],
    spoil: spoiling(['listCaseEvents'], 200, {
      body: withRows((rows) => rows.map((row) => ({ ...row, by: null, role: 'system' }))),
    }),
  },
  {
    name: 'one row more told',
    wrong: 'tells of a list of cases that it has one row more than it has',
    part: 'readback',
    operations: ['listCases'],
    spoil: spoiling(['listCases'], 200, {
      body: withData((data) => ({ ...data, total: Number(data['total']) + 1 })),
    }),
  },
  {
    name: 'deleted file still sent',
    wrong: 'says that a file of a case was deleted, and goes on to send it',
    part: 'readback',
    operations: ['putCaseAttachment', 'deleteCaseAttachment', 'getCaseAttachment'],
    spoil: (api) => {
      const kept = new Map<string, Response>();
      return at(['deleteCaseAttachment', 'getCaseAttachment'], async ({ id, pass, request }) => {
        const { headers, url } = request;
        if (id === 'getCaseAttachment') {
          const answer = await pass();
          return answer.status === 404 ? (kept.get(url)?.clone() ?? answer) : answer;
        }
        const file = await api.fetch(
          new Request(url, { headers: { authorization: headers.get('authorization') ?? '' } }),
        );
        const answer = await pass();
        if (answer.status === 200 && file.status === 200) kept.set(url, file);
        return answer;
      })(api);
    },
  },
  {
    name: 'case moved elsewhere',
    wrong: 'gives a case that is given back to its facility in place of the pool',
    part: 'state',
    also: ['readback'],
    operations: ['releaseCase', 'getCase', 'listCases'],
    spoil: at(['releaseCase'], async ({ api, params, pass }) => {
      const answer = await pass();
      if (answer.status !== 200) return answer;
      api.world().cases.change(params['caseId'] ?? '', (record) => ({ ...record, status: 'Returned' }));
      return edited(answer, { body: withData((data) => ({ ...data, status: 'Returned' })) });
    }),
  },
  {
    name: 'write-off taken back too far',
    wrong: 'makes a line Ready again that was written off, where it was denied before that',
    part: 'state',
    operations: ['reopenBilling', 'getBilling'],
    spoil: at(['reopenBilling'], async ({ api, params, pass }) => {
      const { billings } = api.world();
      const before = billings.find(params['billingId'] ?? '');
      if (before?.status !== 'WrittenOff') return pass();
      billings.change(before.id, (line) => ({ ...line, status: 'Denied' }));
      const answer = await pass();
      if (answer.status !== 200) billings.change(before.id, () => before);
      return answer;
    }),
  },
  {
    name: 'link without an end',
    wrong: 'sends a slide to whoever kept its address, long after its end',
    part: 'auth',
    operations: ['getWsiFile', 'getDownloadLink'],
    spoil: (api) => {
      const sent = new Map<string, Response>();
      return at(['getWsiFile'], async ({ pass, request }) => {
        const { url } = request;
        const answer = await pass();
        if (answer.ok) sent.set(url, answer.clone());
        if (codeOf(answer) !== 'LINK_EXPIRED') return answer;
        const clock = await api.fetch(new Request('http://mock.test/__mock/clock'));
        const { now } = z.object({ now: z.string() }).parse(await clock.json());
        const end = Number(new URL(url).searchParams.get('exp')) * 1000;
        // A link that ended with its session is another mutant.
        return end < Date.parse(now) ? (sent.get(url)?.clone() ?? answer) : answer;
      })(api);
    },
  },
];
