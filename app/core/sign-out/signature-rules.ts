import type { SignatureInput } from '#contracts/generated/wire.ts';

/**
 * What is wrong with the fields of a signature, besides its password: the reading site has to be one of the
 * signer's own, the identity ticked, and the meaning that of the thing signed.
 */
export function signatureFaults(
  signature: Pick<SignatureInput, 'readingSite' | 'identityConfirmed' | 'meaning'>,
  ownSites: readonly string[],
  meaning: SignatureInput['meaning'],
): Readonly<Record<string, readonly string[]>> {
  return {
    ...(ownSites.includes(signature.readingSite)
      ? {}
      : { 'signature.readingSite': ['Choose one of your reading sites.'] }),
    ...(signature.identityConfirmed
      ? {}
      : { 'signature.identityConfirmed': ['Tick that this is the right patient.'] }),
    ...(signature.meaning === meaning
      ? {}
      : { 'signature.meaning': ['The meaning does not fit what is signed.'] }),
  };
}
