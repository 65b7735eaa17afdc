import { catalogue } from '../messages'

export const passkeyText = catalogue('passkeys', {
  cancelled: 'No passkey was used. You cancelled, or your device had none for this account.',
  timedOut: 'Your device did not answer in time. Try again.',
  existsAlready: 'This device has a passkey for your account already.',
  otherAddress: 'Passkeys do not work at this address. Open the public address of this installation.',
  notSupported: 'This device cannot create a passkey that works here. Try another one.',
  failed: 'Your device could not use a passkey. Try again.',
})
