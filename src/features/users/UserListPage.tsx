import { useState } from 'react'
import { PlusOutlined, UploadOutlined, UserOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { downloadHref } from '../../api/download'
import { useListUsersQuery, type User, type UserSort } from '../../api/user'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { ImportDialog } from './ImportDialog'
import { usersText } from './messages'
import { UserBulkActions } from './UserBulkActions'
import { UserFilters } from './UserFilters'
import { UserMenu } from './UserMenu'
import { userListParams } from './userListParams'
import { UserStateTag } from './UserStateTag'
import { roleLabels } from './labels'

const FRESH_SECONDS = 30

export function UserListPage() {
  const list = useListParams(userListParams)
  const [isImporting, setImporting] = useState(false)
  const navigate = useNavigate()
  const ownId = useSelector(selectUser)?._id
  const canCreate = useCan('user_create')
  const canUpdate = useCan('user_update')
  const canInvite = useCan('otp_email_send')
  const { sort, page, pageSize } = list.view
  const { type: userType, group: groupId, factor = [], ...others } = list.filters
  // Both states together do not filter.
  const secondFactor = factor.length === 1 ? factor[0] === 'on' : undefined
  const filters = { ...others, userType, groupId, secondFactor }
  const query = useListUsersQuery(
    { ...filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: FRESH_SECONDS, selectFromResult: listState },
  )
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to="/dashboard/tenant/user/create">
      {usersText('newUser')}
    </LinkButton>
  )

  return (
    <>
      <ResourceList<User>
        title={usersText('users')}
        actions={
          canCreate && (
            <>
              <Button icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
                {usersText('importCsv')}
              </Button>
              {createLink}
            </>
          )
        }
        exportHref={downloadHref('/tenant/user/export', filters)}
        list={list}
        searchLabel={usersText('search')}
        filters={<UserFilters list={list} />}
        sortLabels={sortLabels()}
        query={query}
        name={({ name }) => name}
        path={pathOf}
        columns={columns()}
        card={{
          mark: (user) => <UserStateTag user={user} />,
          detail: ({ email, userType }) => `${roleLabels()[userType]} · ${email}`,
        }}
        rowMenu={(user) => <UserMenu user={user} onOpen={() => void navigate(pathOf(user))} />}
        {...((canUpdate || canInvite) && {
          bulkActions: (users, clear) => <UserBulkActions users={users} onDone={clear} />,
          // Nobody can change their own access.
          canSelect: ({ _id }) => _id !== ownId,
        })}
        empty={{
          icon: <UserOutlined />,
          title: usersText('noneTitle'),
          help: usersText('noneHelp'),
          action: createLink,
        }}
        noMatch={usersText('noMatchTitle')}
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

const pathOf = ({ _id }: User): string => `/dashboard/tenant/user/${_id}`

const sortLabels = (): Record<UserSort, string> => ({
  name: usersText('sortName'),
  '-name': usersText('sortNameBack'),
  email: usersText('sortEmail'),
  '-email': usersText('sortEmailBack'),
  userType: usersText('sortType'),
  '-userType': usersText('sortTypeBack'),
  state: usersText('sortState'),
  '-state': usersText('sortStateBack'),
  '-createdAt': usersText('sortNewest'),
  createdAt: usersText('sortOldest'),
})

const columns = (): Column<User>[] => [
  { key: 'name', title: usersText('columnName'), isSortable: true, isLink: true },
  {
    key: 'email',
    title: usersText('columnEmail'),
    width: '24%',
    isSortable: true,
    render: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,
  },
  {
    key: 'userType',
    title: usersText('columnType'),
    width: 130,
    isSortable: true,
    render: ({ userType }) => roleLabels()[userType],
  },
  {
    key: 'state',
    title: usersText('columnState'),
    width: 110,
    isSortable: true,
    render: (user) => <UserStateTag user={user} />,
  },
  {
    key: 'groups',
    title: usersText('columnGroups'),
    width: '20%',
    render: ({ groups }) => groups.map(({ name }) => name).join(', ') || usersText('noGroups'),
  },
  {
    key: 'createdAt',
    title: usersText('columnCreated'),
    width: 120,
    isSortable: true,
    render: ({ createdAt }) => <RelativeTime time={createdAt} />,
  },
]
