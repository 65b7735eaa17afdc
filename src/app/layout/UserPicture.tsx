import { Avatar } from 'antd'
import type { UserDetails } from '../../api/auth'
import { assetUrl } from '../../shared/assetUrl'

/** The user's picture or initials. Decorative: the name is next to it or labels the button. */
export function UserPicture({ user }: { user: Pick<UserDetails, 'name' | 'avatar'> }) {
  if (user.avatar) return <Avatar size={28} src={assetUrl(user.avatar)} alt="" aria-hidden className="user-picture" />
  // As text, the initials would be the button's visible label, which its accessible name would have to contain.
  return <Avatar size={28} aria-hidden className="user-picture" data-initials={initialsOf(user.name)} />
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
