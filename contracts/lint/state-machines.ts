import type { ApiDocument } from '../generate/document.ts';

export interface Transition {
  readonly name: string;
  /** Empty for the transition that makes the thing. */
  readonly from: readonly string[];
  /** Null for the transition after which the thing is gone. */
  readonly to: string | null;
  /** Null where the system moves it by itself. */
  readonly operation: string | null;
  readonly who: readonly string[];
  /** Which things or calls it is for, where an operation has several from one state; one sentence. */
  readonly when?: string;
  /** The X-Error-Code of a wrong state, and of nothing else. */
  readonly refusal: string | null;
  /** What else has to hold, each with the X-Error-Code of its failure; a move of the system has none. */
  readonly guards: readonly Guard[];
}

export interface Guard {
  readonly text: string;
  readonly code?: string;
}

export interface StateMachine {
  /** The schema of the status, which names the machine. */
  readonly name: string;
  readonly description: string;
  readonly states: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly initial: string;
  readonly transitions: readonly Transition[];
}

/** The machines as the status schemas write them, by name. Nothing is checked here; the machine rules do that. */
export function machinesOf(document: ApiDocument): readonly StateMachine[] {
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const written = schema['x-state-machine'];
    if (written === undefined) return [];
    return {
      name,
      description: typeof schema.description === 'string' ? schema.description : '',
      states: (schema.enum ?? []).map(String),
      labels: schema['x-labels'] ?? {},
      initial: written.initial,
      transitions: written.transitions,
    };
  });
}
