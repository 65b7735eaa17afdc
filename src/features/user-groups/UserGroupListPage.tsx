import { PlusOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons'
import { Button, Flex, Select, Table, type TableColumnsType } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { useListUserGroupsQuery, type UserGroup, type UserGroupSort } from '../../api/user-group'
import { useCan } from '../../session/useCan'
import { besideField } from '../../shared/besideField'
import { LinkButton } from '../../shared/LinkButton'
import { CardList } from '../../shared/lists/CardList'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { opensRow } from '../../shared/lists/opensRow'
import { SearchInput } from '../../shared/lists/SearchInput'
import { sortedColumn, sortingBy } from '../../shared/lists/sorting'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { useIsPhone } from '../../shared/useIsPhone'
import { SEARCH_MAX } from './limits'
import { readView, SORTS, writeView } from './listView'
import { groupsText } from './messages'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 40
const FRESH_SECONDS = 30
const CREATE_PAGE = '/dashboard/tenant/user-group/create'

const pageOf = ({ _id }: UserGroup) => `/dashboard/tenant/user-group/${_id}`

const sortWords: Record<UserGroupSort, string> = {
  name: groupsText('sortName'),
  '-name': groupsText('sortNameBack'),
  '-memberCount': groupsText('sortMost'),
  memberCount: groupsText('sortFewest'),
  '-createdAt': groupsText('sortNewest'),
  createdAt: groupsText('sortOldest'),
}

export function UserGroupListPage() {
  return useCan('user_group_list') ? <UserGroupList /> : <NoPermission isPage permission="user_group_list" />
}

function UserGroupList() {
  const [view, change] = useAddressView(readView, writeView)
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const canCreate = useCan('user_group_create')
  const { data, currentData, error, refetch } = useListUserGroupsQuery(
    { ...view, search: view.search || undefined },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  )
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_PAGE}>
      {groupsText('newGroup')}
    </LinkButton>
  )

  return (
    <>
      <PageHeader title={groupsText('userGroups')} actions={createLink} />
      <Flex wrap gap="8px 16px" style={{ marginBottom: 12 }}>
        <SearchInput
          label={groupsText('search')}
          value={view.search}
          maxLength={SEARCH_MAX}
          onSearch={(search) => change({ search })}
        />
        {isPhone && (
          <Select<UserGroupSort>
            aria-label={groupsText('sortBy')}
            value={view.sort}
            getPopupContainer={besideField}
            onChange={(sort) => change({ sort })}
            options={SORTS.map((value) => ({ value, label: sortWords[value] }))}
            style={{ flex: 1, minWidth: 200 }}
          />
        )}
      </Flex>
      {content()}
    </>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) {
      return view.search || view.page > 1 ? (
        <EmptyState
          icon={<SearchOutlined />}
          title={groupsText('noMatchTitle')}
          help={groupsText('noMatchHelp')}
          action={<Button onClick={() => change({ search: '' })}>{groupsText('clearSearch')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<TeamOutlined />}
          title={groupsText('noneTitle')}
          help={groupsText('noneHelp')}
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
            detail={({ memberCount, permissions }) =>
              groupsText('counts', { members: memberCount, permissions: permissions.length })
            }
          />
        ) : (
          <Table<UserGroup>
            size="small"
            rowKey="_id"
            columns={columns(view.sort)}
            dataSource={items}
            loading={!currentData}
            pagination={false}
            {...sortingBy<UserGroup, UserGroupSort>(SORTS, (sort) => change({ sort }))}
            onRow={(group) => opensRow(() => void navigate(pageOf(group)))}
          />
        )}
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }
}

function columns(sort: UserGroupSort): TableColumnsType<UserGroup> {
  return [
    {
      ...sortedColumn('name', sort),
      title: groupsText('columnName'),
      render: (_, group) => (
        <>
          <Link to={pageOf(group)} style={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
            {group.name}
          </Link>
          {group.description && <div style={{ overflowWrap: 'anywhere' }}>{group.description}</div>}
        </>
      ),
    },
    { ...sortedColumn('memberCount', sort), title: groupsText('columnMembers'), width: 120, dataIndex: 'memberCount' },
    {
      key: 'permissions',
      title: groupsText('columnPermissions'),
      width: 120,
      render: (_, { permissions }) => permissions.length,
    },
    {
      ...sortedColumn('createdAt', sort),
      title: groupsText('columnCreated'),
      width: 140,
      render: (_, { createdAt }) => <RelativeTime time={createdAt} />,
    },
  ]
}
