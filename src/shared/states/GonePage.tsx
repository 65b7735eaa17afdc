import { DeleteOutlined } from '@ant-design/icons'
import { LinkButton } from '../LinkButton'
import { sharedText } from '../sharedText'
import { EmptyState } from './EmptyState'

interface GonePageProps {
  title: string
  /** Where the others are, and what that is called. */
  to: string
  toText: string
}

/** In place of something that was deleted, or was never there for the one who asks. */
export function GonePage({ title, to, toText }: GonePageProps) {
  return (
    <EmptyState
      isPage
      icon={<DeleteOutlined />}
      title={title}
      help={sharedText('goneHelp')}
      action={
        <LinkButton type="primary" to={to}>
          {toText}
        </LinkButton>
      }
    />
  )
}
