import { useState } from 'react'
import { DownloadOutlined, PlusOutlined, SearchOutlined, UploadOutlined, UserOutlined } from '@ant-design/icons'
import { Button, Table, type TableColumnsType } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { downloadHref } from '../../api/download'
import { useListUsersQuery, type User, type UserSort } from '../../api/user'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { CardList } from '../../shared/lists/CardList'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { opensRow } from '../../shared/lists/opensRow'
import { sortedColumn, sortingBy } from '../../shared/lists/sorting'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { useIsPhone } from '../../shared/useIsPhone'
import { ImportDialog } from './ImportDialog'
import { filtersOf, isFiltered, noFilters, readView, SORTS, writeView } from './listView'
import { usersText } from './messages'
import { UserStateTag } from './UserStateTag'
import { UserFilters } from './UserFilters'
import { typeWords } from './words'

const SKELETON_ROWS = 12
const ROW_HEIGHT = 40
const FRESH_SECONDS = 30

const pageOf = ({ _id }: User) => `/dashboard/tenant/user/${_id}`

export function UserListPage() {
  return useCan('user_list') ? <UserList /> : <NoPermission isPage permission="user_list" />
}

function UserList() {
  const [view, change] = useAddressView(readView, writeView)
  const [isImporting, setImporting] = useState(false)
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const canCreate = useCan('user_create')
  const { sort, page, pageSize } = view
  const { data, currentData, error, refetch } = useListUsersQuery(
    { ...filtersOf(view), sort, page, pageSize },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  )
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to="/dashboard/tenant/user/create">
      {usersText('newUser')}
    </LinkButton>
  )

  return (
    <>
      <PageHeader
        title={usersText('users')}
        actions={
          <>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              href={downloadHref('/tenant/user/export', filtersOf(view))}
              title={usersText('exportHelp')}
              download
            >
              {usersText('exportCsv')}
            </Button>
            {canCreate && (
              <Button icon={<UploadOutlined aria-hidden />} onClick={() => setImporting(true)}>
                {usersText('importCsv')}
              </Button>
            )}
            {createLink}
          </>
        }
      />
      <UserFilters view={view} onChange={change} />
      {content()}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) {
      return isFiltered(view) || page > 1 ? (
        <EmptyState
          icon={<SearchOutlined />}
          title={usersText('noMatchTitle')}
          help={usersText('noMatchHelp')}
          action={<Button onClick={() => change(noFilters)}>{usersText('clearFilters')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<UserOutlined />}
          title={usersText('noneTitle')}
          help={usersText('noneHelp')}
          action={createLink}
        />
      )
    }
    return (
      <>
        {error && <NotRenewed message={error.message} onRetry={() => void refetch()} />}
        {isPhone ? (
          <CardList
            rows={items}
            link={pageOf}
            name={({ name }) => name}
            mark={({ state }) => <UserStateTag state={state} />}
            detail={({ email, userType }) => `${typeWords[userType]} · ${email}`}
          />
        ) : (
          <Table<User>
            size="small"
            rowKey="_id"
            columns={columns(sort)}
            dataSource={items}
            loading={!currentData}
            pagination={false}
            {...sortingBy<User, UserSort>(SORTS, (wanted) => change({ sort: wanted }))}
            onRow={(user) => opensRow(() => void navigate(pageOf(user)))}
          />
        )}
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }
}

function columns(sort: UserSort): TableColumnsType<User> {
  return [
    {
      ...sortedColumn('name', sort),
      title: usersText('columnName'),
      render: (_, user) => (
        <Link to={pageOf(user)} style={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
          {user.name}
        </Link>
      ),
    },
    {
      ...sortedColumn('email', sort),
      title: usersText('columnEmail'),
      width: '24%',
      render: (_, { email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,
    },
    {
      ...sortedColumn('userType', sort),
      title: usersText('columnType'),
      width: 130,
      render: (_, { userType }) => typeWords[userType],
    },
    {
      ...sortedColumn('state', sort),
      title: usersText('columnState'),
      width: 110,
      render: (_, { state }) => <UserStateTag state={state} />,
    },
    {
      key: 'groups',
      title: usersText('columnGroups'),
      width: '20%',
      render: (_, { groups }) => groups.map(({ name }) => name).join(', ') || usersText('noGroups'),
    },
    {
      ...sortedColumn('createdAt', sort),
      title: usersText('columnCreated'),
      width: 120,
      render: (_, { createdAt }) => <RelativeTime time={createdAt} />,
    },
  ]
}
