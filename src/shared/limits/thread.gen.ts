// Written by `npm run generate` from api-spec/. Do not edit.
export const newCommentLimits = {
  index: { minimum: 1, maximum: 2147483647 },
  lat: { minimum: -90, maximum: 90 },
  long: { minimum: -180, maximum: 180 },
  momentMs: { minimum: 0, maximum: 1000000000 },
  text: { minLength: 1, maxLength: 4000, pattern: '\\S' },
  mentions: { maxItems: 20 },
} as const

export const commentEditLimits = {
  text: { minLength: 1, maxLength: 4000, pattern: '\\S' },
  mentions: { maxItems: 20 },
} as const
