import { LockOutlined } from '@ant-design/icons'
import { sharedText } from '../sharedText'
import { EmptyState } from './EmptyState'

interface NoPermissionProps {
  permission: string
  isPage?: boolean
}

/** In place of what the user may not see: which permission it takes and who can grant it. */
export function NoPermission({ permission, isPage }: NoPermissionProps) {
  return (
    <EmptyState
      isPage={isPage}
      icon={<LockOutlined />}
      title={sharedText('noPermission')}
      help={sharedText('noPermissionHelp', { permission })}
    />
  )
}
