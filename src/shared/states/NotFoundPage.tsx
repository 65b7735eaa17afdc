import { DeleteOutlined } from '@ant-design/icons'
import { LinkButton } from '../LinkButton'
import { sharedText } from '../sharedText'
import { EmptyState } from './EmptyState'

interface NotFoundPageProps {
  title: string
  /** Path of the list, and the label of its link. */
  to: string
  toText: string
}

/** Replaces the page of a record that was deleted or that the user cannot see. */
export function NotFoundPage({ title, to, toText }: NotFoundPageProps) {
  return (
    <EmptyState
      isPage
      icon={<DeleteOutlined />}
      title={title}
      help={sharedText('notFoundHelp')}
      action={
        <LinkButton type="primary" to={to}>
          {toText}
        </LinkButton>
      }
    />
  )
}
