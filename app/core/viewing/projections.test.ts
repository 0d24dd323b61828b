import { describe, expect, it } from 'vitest';
import { project } from '../event-log/definitions.test-support.ts';
import type { Entry } from '../event-log/entry.ts';
import { rulersOn, viewportOf } from './definitions.test-support.ts';
import type { ViewerEvent } from './events.ts';
import { isKept, laneOf, policies } from './policies.ts';
import { session } from './projections.ts';
import { draftOf, rulerOn, view } from './random-readings.test-support.ts';

const log = (
  ...events: readonly (readonly [ViewerEvent, image?: string, pane?: 'primary' | 'secondary'])[]
) =>
  events.map(([event, image = 'i', pane = 'primary'], index) => ({
    ...draftOf(event, `g${String(index)}`, image, pane),
    seq: index + 1,
  })) as unknown as readonly Entry<ViewerEvent>[];

const opened: ViewerEvent = { type: 'slide.opened', v: 1 };
const drawn = (id: string, image = 'i'): ViewerEvent => ({
  type: 'ruler.drawn',
  v: 1,
  ruler: rulerOn(image, id),
});

describe('session', () => {
  it('S4.4-03 changing the slide ends measuring and deleting', () => {
    for (const mode of ['STRAIGHT', 'COORDINATE', 'DELETE'] as const) {
      const changed: ViewerEvent = { type: 'mode.changed', v: 1, mode };
      expect(project(session, log([opened], [changed])).mode).toBe(mode);
      expect(project(session, log([opened], [changed], [opened, 'j'])).mode).toBe('NONE');
    }
  });

  it('knows the slide of each pane', () => {
    const entries = log([opened, 'i'], [opened, 'j', 'secondary'], [opened, 'k']);
    expect(project(session, entries).slide).toEqual({ primary: 'k', secondary: 'j' });
  });

  it('the menu is shown until it is hidden', () => {
    const hidden: ViewerEvent = { type: 'menu.hidden', v: 1 };
    expect(project(session, []).menuShown).toBe(true);
    expect(project(session, log([hidden])).menuShown).toBe(false);
    expect(project(session, log([hidden], [{ type: 'menu.shown', v: 1 }])).menuShown).toBe(true);
  });
});

describe('rulers', () => {
  it('a mark shows for its image, whichever pane drew it', () => {
    const entries = log([drawn('a')], [drawn('b'), 'i', 'secondary'], [drawn('c', 'j'), 'j']);
    expect(project(rulersOn('i'), entries).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(project(rulersOn('j'), entries).map(({ id }) => id)).toEqual(['c']);
  });

  it('a clearing takes the rulers that it names', () => {
    const cleared: ViewerEvent = { type: 'rulers.cleared', v: 1, rulerIds: ['a', 'b'] };
    const entries = log([drawn('a')], [drawn('b')], [drawn('c')], [cleared]);
    expect(project(rulersOn('i'), entries).map(({ id }) => id)).toEqual(['c']);
  });
});

describe('view', () => {
  it('is the latest of the pane on that image', () => {
    const entries = log(
      [{ type: 'view.moved', v: 1, viewport: view(1) }],
      [{ type: 'view.rotated', v: 1, viewport: view(1, 90) }],
      [{ type: 'view.homed', v: 1, viewport: view(7) }, 'j'],
      [{ type: 'view.moved', v: 1, viewport: view(8) }, 'i', 'secondary'],
    );
    expect(project(viewportOf('primary', 'i'), entries)).toEqual(view(1, 90));
    expect(project(viewportOf('primary', 'j'), entries)).toEqual(view(7));
    expect(project(viewportOf('secondary', 'j'), entries)).toBeNull();
  });
});

describe('policies', () => {
  it('all events of a lane are kept, or none is', () => {
    for (const lane of ['marks', 'view'] as const) {
      const kept = Object.values(policies).flatMap((policy) => (policy.lane === lane ? [policy.kept] : []));
      expect(kept.length).toBeGreaterThan(0);
      expect(new Set(kept).size).toBe(1);
    }
  });

  it('marks survive a reload and are undone; where a reader looked is not kept', () => {
    expect([laneOf(drawn('a')), isKept(drawn('a'))]).toEqual(['marks', true]);
    const moved: ViewerEvent = { type: 'view.moved', v: 1, viewport: view(1) };
    expect([laneOf(moved), isKept(moved)]).toEqual(['view', false]);
    expect(laneOf(opened)).toBeNull();
  });
});
