import { catalogue } from '../../platform/core/messages'

export const packageText = catalogue('package', {
  created: 'Package created',
  saved: 'Package saved',
  deleted: 'Package deleted',
  posterUploaded: 'Poster uploaded',
  notFound: 'Package not found',
  fileNotFound: 'File not found',
  changedElsewhere: 'Someone else changed this package. Reload it before you save.',
  inUse:
    '{count, plural, one {# tenant has this package} other {# tenants have this package}}, so it cannot be deleted. Take it off sale instead.',
  unknownCurrency: 'Enter an ISO 4217 currency code, for example INR',
  posterNotFound: 'Poster not found. Upload it again.',
  nameTaken: 'Another package has this name. Choose another name.',
})
