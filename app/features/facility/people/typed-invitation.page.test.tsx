import { afterEach, expect, it } from 'vitest';
import { click, fill, found, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { mountSteps } from '#app/ui/mount-page.test-support.tsx';
import type { TeamMember } from '#contracts/generated/wire.ts';
import { MyTeamScreen } from './my-team-screen.tsx';
import { member } from './team-member.test-support.ts';

afterEach(unmount);

const colleague = member({ displayName: 'Linnet Farraday, NP' });

const teamAfter = (intent: string | null, team: readonly TeamMember[]) => (
  <MyTeamScreen
    team={team}
    total={team.length}
    role="MedicalFacility"
    userId="usr_demo000001"
    isWithoutFacility={false}
    mayInvite
    idempotencyKey={'"key"'}
    outcome={intent === null ? undefined : { intent, refused: null }}
  />
);

it('an invitation that is being typed stays while somebody is taken out, until it is sent', async () => {
  await mountSteps(teamAfter(null, [colleague]), teamAfter('remove', []), teamAfter('invite', [colleague]));
  const first = () => found<HTMLInputElement>('#invite input[name=firstName]');
  await fill(first(), 'Nora');
  await click(named('Show what came'));
  expect(textOf()).toContain('This person is out of the team');
  expect(first().value).toBe('Nora');
  await click(named('Show what came'));
  expect(first().value).toBe('');
});
