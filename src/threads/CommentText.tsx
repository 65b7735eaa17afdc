import type { Comment } from '../api/thread'
import { Link } from '../shared/Link'

/** The text of a comment with the names of mentioned people marked. Addresses of this installation become links. */
export function CommentText({ comment: { text, mentions } }: { comment: Pick<Comment, 'text' | 'mentions'> }) {
  // Longer names first: one name may begin with another.
  const names = mentions.map(({ name }) => `@${name}`).sort((one, other) => other.length - one.length)
  const address = `${escaped(window.location.origin)}/[^\\s]*`
  const parts = text.split(new RegExp(`(${[address, ...names.map(escaped)].join('|')})`))
  return (
    <p className="comment-text">
      {parts.map((part, at) => {
        if (names.includes(part)) {
          return (
            <b key={at} className="comment-mention">
              {part}
            </b>
          )
        }
        if (!part.startsWith(`${window.location.origin}/`)) return part
        return (
          <Link key={at} to={part.slice(window.location.origin.length)}>
            {part}
          </Link>
        )
      })}
    </p>
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
