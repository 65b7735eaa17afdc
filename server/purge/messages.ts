import { catalogue } from '../core/messages'

export const purgeText = catalogue('purge', {
  deleted: 'Deleted permanently',
  emptied: 'The trash is empty',
  notInTrash: 'Not found in the trash. It may have been restored or already deleted permanently.',
  trashChanged:
    'The trash has changed: it now contains {count, plural, =0 {nothing} one {# item} other {# items}}. Review it, then try again.',
})
