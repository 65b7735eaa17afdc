import { catalogue } from '../../platform/core/messages'

export const organisationText = catalogue('organisation', {
  noOrigin: '“{site}” is not the address of a site. Write it as https://harbour.test, without a path.',
  ownSecondFactorMissing: 'Set up two-factor authentication for your own account first.',
  saved: 'Details saved',
  logoUploaded: 'Logo uploaded',
  logoNotFound: 'Logo not found. Upload it again.',
  changedElsewhere: 'Someone else changed these details. Reload them before you save.',
})
