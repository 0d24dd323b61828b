import { randomBytes } from 'node:crypto';
import { newId } from '../../ids.ts';
import { passwordHash } from '../../passwords.ts';
import type { UserRecord } from '../../records.ts';
import type { World } from '../../seed.ts';

type Given = Pick<UserRecord, 'email' | 'displayName' | 'role'> & Partial<UserRecord>;

/** Somebody who was invited has no password that anyone knows, until the link or a code sets one. */
const unknownPassword = (): string => passwordHash(randomBytes(24).toString('hex'));

/** A new account, status New. */
export const newUser = (world: World, given: Given): UserRecord =>
  world.users.insert({
    ...{ id: newId('usr'), version: 1, passwordHash: given.passwordHash ?? unknownPassword() },
    ...{ status: 'New', facilityId: null, staffRole: null, licences: [], subspecialties: [] },
    ...{ excludedFacilityIds: [], readsAtCertifiedSite: false, ...given },
  });
