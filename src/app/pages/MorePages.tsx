import { Flex, Typography } from 'antd'
import type { UserDetails } from '../../api/auth'
import { LinkButton } from '../../shared/LinkButton'
import { denialOf } from '../../manifest/access'
import { pageText } from './messages'

const PAGES = [
  { to: '/dashboard/alerts', access: 'alert_list', text: 'alerts' },
  { to: '/dashboard/reports', access: 'data_page', text: 'reports' },
  { to: '/dashboard/basemap', access: 'layer_list', text: 'baseLayers' },
  { to: '/dashboard/control-center', access: 'stream_list', text: 'controlCenter' },
  { to: '/dashboard/tenant/user-group/list', access: 'user_group_list', text: 'userGroups' },
  { to: '/dashboard/evidence', access: 'data_page', text: 'evidence' },
  { to: '/dashboard/shares', access: 'public_map_create', text: 'shares' },
  { to: '/dashboard/admin/evidence-keys', access: { userTypes: ['super-admin'] }, text: 'evidenceKeys' },
  { to: '/dashboard/admin/system', access: { userTypes: ['super-admin'] }, text: 'system' },
] as const

/** Links to the pages that the user may open and that are not in the menu. */
export function MorePages({ user }: { user: UserDetails }) {
  const inMenu = user.sideBar.flatMap(({ link, sub_menu = [] }) => [link, ...sub_menu.map((entry) => entry.link)])
  const pages = PAGES.filter(({ to, access }) => !inMenu.includes(to) && !denialOf(user, access))
  if (pages.length === 0) return null
  return (
    <nav aria-label={pageText('morePages')} style={{ marginTop: 24 }}>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '0 0 8px' }}>
        {pageText('morePages')}
      </Typography.Title>
      <Flex wrap gap={8}>
        {pages.map(({ to, text }) => (
          <LinkButton key={to} to={to}>
            {pageText(text)}
          </LinkButton>
        ))}
      </Flex>
    </nav>
  )
}
