import { PlusOutlined, TeamOutlined } from '@ant-design/icons'
import { useListUserGroupsQuery, type UserGroup, type UserGroupSort } from '../../api/user-group'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { listParams, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { groupsText } from './messages'
import { UserGroupMenu } from './UserGroupMenu'

const FRESH_SECONDS = 30
const CREATE_PAGE = '/dashboard/tenant/user-group/create'

const SORTS = [
  'name',
  '-name',
  '-memberCount',
  'memberCount',
  '-createdAt',
  'createdAt',
] as const satisfies UserGroupSort[]

const groupListParams = listParams({ search: searchText(), sort: oneOf(SORTS) })

export function UserGroupListPage() {
  const list = useListParams(groupListParams)
  const canCreate = useCan('user_group_create')
  const canDelete = useCan('user_group_delete')
  const { sort, page, pageSize } = list.view
  const query = useListUserGroupsQuery(
    { ...list.filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: FRESH_SECONDS, selectFromResult: listState },
  )
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_PAGE}>
      {groupsText('newGroup')}
    </LinkButton>
  )

  return (
    <ResourceList<UserGroup>
      title={groupsText('userGroups')}
      actions={createLink}
      list={list}
      searchLabel={groupsText('search')}
      sortLabels={sortLabels()}
      query={query}
      name={({ name }) => name}
      path={({ _id }) => `/dashboard/tenant/user-group/${_id}`}
      {...(canDelete && { rowMenu: (group) => <UserGroupMenu group={group} /> })}
      columns={columns()}
      card={{
        detail: ({ memberCount, permissions }) =>
          groupsText('counts', { members: memberCount, permissions: permissions.length }),
      }}
      empty={{
        icon: <TeamOutlined />,
        title: groupsText('noneTitle'),
        help: groupsText('noneHelp'),
        action: createLink,
      }}
      noMatch={groupsText('noMatchTitle')}
    />
  )
}

const sortLabels = (): Record<UserGroupSort, string> => ({
  name: groupsText('sortName'),
  '-name': groupsText('sortNameBack'),
  '-memberCount': groupsText('sortMost'),
  memberCount: groupsText('sortFewest'),
  '-createdAt': groupsText('sortNewest'),
  createdAt: groupsText('sortOldest'),
})

const columns = (): Column<UserGroup>[] => [
  {
    key: 'name',
    title: groupsText('columnName'),
    isSortable: true,
    isLink: true,
    render: ({ description }) => description && <div style={{ overflowWrap: 'anywhere' }}>{description}</div>,
  },
  {
    key: 'memberCount',
    title: groupsText('columnMembers'),
    width: 120,
    isSortable: true,
    render: ({ memberCount }) => memberCount,
  },
  {
    key: 'permissions',
    title: groupsText('columnPermissions'),
    width: 120,
    render: ({ permissions }) => permissions.length,
  },
  {
    key: 'createdAt',
    title: groupsText('columnCreated'),
    width: 140,
    isSortable: true,
    render: ({ createdAt }) => <RelativeTime time={createdAt} />,
  },
]
