import type { Comment } from '../api/thread'

/** The text of a comment with the names of mentioned people marked. */
export function CommentText({ comment: { text, mentions } }: { comment: Pick<Comment, 'text' | 'mentions'> }) {
  // Longer names first: one name may begin with another.
  const names = mentions.map(({ name }) => `@${name}`).sort((one, other) => other.length - one.length)
  const parts = names.length === 0 ? [text] : text.split(new RegExp(`(${names.map(escaped).join('|')})`))
  return (
    <p className="comment-text">
      {parts.map((part, at) =>
        names.includes(part) ? (
          <b key={at} className="comment-mention">
            {part}
          </b>
        ) : (
          part
        ),
      )}
    </p>
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
