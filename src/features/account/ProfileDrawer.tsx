import { Descriptions, Drawer, Typography } from 'antd'
import type { UserDetails, UserType } from '../../api/auth'
import { Link } from '../../shared/Link'
import { accountText } from './messages'
import { OwnAccount } from './OwnAccount'
import { OwnPermissionCheck } from './OwnPermissionCheck'
import { permissionTopics } from './permissionTopics'

const WIDTH = 440
const LABEL_WIDTH = 130

const ROLE_TEXTS = {
  'super-admin': 'superAdmin',
  'tenant-root': 'tenantRoot',
  'tenant-staff': 'tenantStaff',
  'tenant-client': 'tenantClient',
  'tenant-user': 'tenantUser',
} as const satisfies Record<UserType, string>

/** Users who choose where they hear of what happens. */
const NOTIFIED: readonly UserType[] = ['tenant-root', 'tenant-staff', 'tenant-user']

/** The signed-in user's account and permissions. */
export function ProfileDrawer({ user, isOpen, onClose }: { user: UserDetails; isOpen: boolean; onClose: () => void }) {
  const topics = permissionTopics(user.permissions)
  const hasNotifications = NOTIFIED.includes(user.userType) && !user.support
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={WIDTH}
      title={accountText('profile')}
      closable={{ 'aria-label': accountText('close') }}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {/* Focusable, so that content without controls can be scrolled by keyboard. */}
      <div tabIndex={0} role="group" aria-label={accountText('profile')}>
        <Descriptions
          column={1}
          size="small"
          colon={false}
          styles={{ label: { width: LABEL_WIDTH } }}
          items={[
            { key: 'name', label: accountText('name'), children: user.name },
            { key: 'email', label: accountText('email'), children: user.email },
            { key: 'type', label: accountText('userType'), children: accountText(ROLE_TEXTS[user.userType]) },
            { key: 'tenant', label: accountText('tenant'), children: user.tenantId?.name ?? accountText('noTenant') },
          ]}
        />
        {hasNotifications && (
          <Link to="/dashboard/notifications/settings" onClick={onClose}>
            {accountText('notifications')}
          </Link>
        )}
        <OwnAccount
          isOfTenant={user.userType !== 'super-admin' && !user.support}
          hasPhones={user.userType === 'tenant-client'}
          onLeave={onClose}
        />
        <Typography.Title level={2} style={{ fontSize: 15, margin: '20px 0 8px' }}>
          {accountText('permissions')}
        </Typography.Title>
        {topics.length === 0 ? (
          <p>{accountText('noPermissions')}</p>
        ) : (
          <Descriptions
            column={1}
            size="small"
            bordered
            styles={{ label: { width: LABEL_WIDTH } }}
            items={topics.map(({ title, labels }) => ({ key: title, label: title, children: labels.join(', ') }))}
          />
        )}
        <OwnPermissionCheck />
      </div>
    </Drawer>
  )
}
