import { catalogue } from '../../platform/core/messages'

export const purgeText = catalogue('purge', {
  deleted: 'Deleted permanently',
  emptied: 'The trash is empty',
  emptiedButHeld:
    'The trash is empty, except for {count, plural, one {# item that is} other {# items that are}} held: recordings, evidence, and their missions. Release the recordings or delete the evidence cases first.',
  held: 'This is not deleted permanently, because it is or contains evidence or held recordings. Release the recordings, or delete the evidence cases for good first.',
  notInTrash: 'Not found in the trash. It may have been restored or already deleted permanently.',
  trashChanged:
    'The trash has changed: it now contains {count, plural, =0 {nothing} one {# item} other {# items}}. Review it, then try again.',
})
