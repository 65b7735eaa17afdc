import { catalogue } from '../../platform/core/messages'

export const threadText = catalogue('thread', {
  created: 'Comment added',
  saved: 'Comment saved',
  deleted: 'Comment deleted',
  restored: 'Comment restored',
  read: 'Marked as read',
  notFound: 'Comment not found. It may have been deleted.',
  subjectNotFound: 'What this thread belongs to was not found. It may have been deleted.',
  noFeature: 'Choose a feature of the layer',
  noPosition: 'Choose a position',
  noMoment: 'Choose a moment of the recording',
  momentElsewhere: 'Only comments on recordings have a moment',
  notYours: 'Only the author can edit this comment',
  notYoursToDelete: 'Only the author can delete this comment, or a person with the permission to delete comments',
  unknownPerson: 'Mention only people of your organisation',
  changedElsewhere: 'This comment was changed in another window. Reload it before you save.',
  tooMany: 'This thread has {count} comments, the maximum. Delete old comments first.',
})

export const mentionMailText = catalogue('mentionMail', {
  subject: '{by} mentioned you in {mission}',
  body: 'Hello {name},\n\n{by} mentioned you in a comment of the mission {mission}:\n\n{link}',
})
