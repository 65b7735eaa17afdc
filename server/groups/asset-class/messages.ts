import { catalogue } from '../../platform/core/messages'

export const assetClassText = catalogue('assetClass', {
  created: 'Class created',
  saved: 'Class saved',
  deleted: 'Class deleted',
  typeNotFound: 'Class not found',
  typeNameTaken: 'A class with this name exists. Choose another name.',
  typeChangedElsewhere: 'Someone else changed this class. Reload it before you save.',
  tooMany: 'A tenant can have {count, plural, one {# class} other {# classes}} at most',
  inUse: '{name} is used by assets or models. Delete these permanently first, also those in the trash.',
})
