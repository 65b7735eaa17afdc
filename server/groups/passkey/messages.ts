import { catalogue } from '../../platform/core/messages'

export const passkeyText = catalogue('passkey', {
  added: 'Passkey added',
  saved: 'Passkey renamed',
  removed: 'Passkey removed. It no longer signs you in here; you can delete it on your device as well.',
  signedIn: 'Welcome back',
  notFound: 'Passkey not found',
  needsHostName: 'Passkeys need an installation with a host name. Ask the people who run it to set its public address.',
  startAgain: 'This took too long, or was answered before. Start again.',
  otherAddress: 'Passkeys work at {address} only. Open this address and try again.',
  embedded: 'Passkeys do not work inside of another page. Open this page in a tab of its own.',
  notReadable: 'The browser sent an answer that cannot be read. Try again, or use another browser.',
  notCreated: 'The passkey could not be verified. Try again, or use another device.',
  notConfirmed:
    'Your device did not check that it is you. Set up its PIN, fingerprint or face recognition, or sign in with your password.',
  // The same for all reasons, so that nobody learns which passkeys exist.
  refused: 'This passkey was not accepted. It may have been removed here. Try again, or sign in another way.',
  noPasskey: 'You have no passkey. Sign in another way.',
  existsAlready: 'This passkey is in use already. Choose another device.',
  tooMany: 'You can have {limit} passkeys. Remove one before you add another.',
  passwordNeeded: 'Enter your password',
  signInAgain: 'To change your passkeys, sign out and sign in again. You can change them for 10 minutes then.',
  secondFactorRequired:
    'Your organisation requires two-factor authentication. Add another passkey or set up an authenticator app before you remove this one.',
})
