import { Readable } from 'node:stream';
import { zipOf } from '../../documents/zip-stream.ts';
import type { Call, Resolver } from '../../http/call.ts';
import { refuse } from '../../http/refusal.ts';
import { webStreamOf } from '../../http/streams.ts';
import type { ReportVersionRecord } from '../../store/records/reports.ts';
import type { World } from '../../world.ts';
import { requireSignedCase, visibleVersions } from '../diagnosis/case-sight.ts';
import { fileOf, noteReading, pdfNameOf } from './report-reads.ts';

type Downloading = Call<'downloadReports'>;

/** The versions that are asked for, each once. Throws NOT_FOUND where the caller may not read one of them. */
function findAskedVersions({ world, caller, input, now }: Downloading): readonly ReportVersionRecord[] {
  const asked = input.body.reports.map(({ caseId, version }) => {
    const aCase = requireSignedCase(world, caseId, caller);
    const versions = visibleVersions(world, caller, aCase.id, now);
    const found =
      version === undefined ? versions.at(-1) : versions.find(({ content }) => content.version === version);
    if (found === undefined) throw refuse('NOT_FOUND');
    return found;
  });
  return [...new Set(asked)];
}

export const downloadReports: Resolver<'downloadReports'> = {
  resolve: (call) => {
    const { world } = call;
    const versions = findAskedVersions(call);
    for (const version of versions) {
      const aCase = world.cases.find(version.content.caseId);
      if (aCase !== null) noteReading(call, aCase, version, 'report_downloaded');
    }
    return {
      status: 200,
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="reports.zip"',
      },
      body: webStreamOf(Readable.from(zipOf(filesOf(world, versions)))),
    };
  },
};

async function* filesOf(world: World, versions: readonly ReportVersionRecord[]) {
  for (const version of versions) {
    yield { name: pdfNameOf(version), bytes: await fileOf(world, version) };
  }
}
