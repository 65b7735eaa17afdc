import { catalogue } from '../../platform/core/messages'

export const purgeText = catalogue('purge', {
  deleted: 'Deleted permanently',
  emptied: 'The trash is empty',
  emptiedButHeld:
    'The trash is empty, except for {count, plural, one {# item that has} other {# items that have}} held recordings. Restore {count, plural, one {it} other {them}} and release the recordings first.',
  held: 'This has held recordings and is not deleted permanently. Restore it and release the recordings first.',
  notInTrash: 'Not found in the trash. It may have been restored or already deleted permanently.',
  trashChanged:
    'The trash has changed: it now contains {count, plural, =0 {nothing} one {# item} other {# items}}. Review it, then try again.',
})
