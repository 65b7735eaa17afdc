import { Avatar } from 'antd'
import type { UserDetails } from '../../api/auth'

/** The user's picture, or the first letters of the name. Decoration: the name stands beside it or names the button. */
export function UserPicture({ user }: { user: Pick<UserDetails, 'name' | 'avatar'> }) {
  if (user.avatar) return <Avatar size={28} src={user.avatar} alt="" aria-hidden className="user-picture" />
  // Letters as text would be the button's visible label, which its name would have to repeat.
  return <Avatar size={28} aria-hidden className="user-picture" data-initials={initialsOf(user.name)} />
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
