import { MailOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Flex, Table, type TableColumnsType } from 'antd'
import { useSelector } from 'react-redux'
import { Link, useNavigate } from 'react-router-dom'
import { useListMailsQuery, type MailHead } from '../../api/mail'
import { selectUser } from '../../session/authSlice'
import { CardList } from '../../shared/lists/CardList'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { opensRow } from '../../shared/lists/opensRow'
import { SearchInput } from '../../shared/lists/SearchInput'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { useIsPhone } from '../../shared/useIsPhone'
import { readView, SEARCH_MAX, writeView } from './listView'
import { mailText } from './messages'
import { mailPage } from './paths'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 40

/** What an installation without a mail server would have sent. */
export function MailListPage() {
  const userType = useSelector(selectUser)?.userType
  return userType === 'super-admin' ? <MailList /> : <NoPermission isPage permission="super-admin" />
}

function MailList() {
  const [view, change] = useAddressView(readView, writeView)
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { data, currentData, error, refetch } = useListMailsQuery(
    { ...view, search: view.search || undefined },
    // Whoever looks waits for a mail that has just been written.
    { refetchOnMountOrArgChange: true },
  )
  const isSent = data?.data.sentBySmtp === true

  return (
    <>
      <PageHeader title={mailText('title')} detail={mailText(isSent ? 'detailSmtp' : 'detail')} />
      <Flex style={{ marginBottom: 12 }}>
        <SearchInput
          label={mailText('search')}
          value={view.search}
          maxLength={SEARCH_MAX}
          onSearch={(search) => change({ search })}
        />
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
          title={mailText('noMatchTitle')}
          help={mailText('noMatchHelp')}
          action={<Button onClick={() => change({ search: '' })}>{mailText('clearSearch')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<MailOutlined />}
          title={mailText('noneTitle')}
          help={mailText(isSent ? 'noneHelpSmtp' : 'noneHelp')}
        />
      )
    }
    return (
      <>
        {error && <NotRenewed message={error.message} onRetry={() => void refetch()} />}
        {isPhone ? (
          <CardList
            rows={items}
            link={mailPage}
            name={subjectOf}
            mark={({ at }) => <RelativeTime time={at} />}
            detail={({ to }) => to}
          />
        ) : (
          <Table<MailHead>
            size="small"
            rowKey="_id"
            columns={columns}
            dataSource={items}
            loading={!currentData}
            pagination={false}
            onRow={(mail) => opensRow(() => void navigate(mailPage(mail)))}
          />
        )}
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }
}

const subjectOf = ({ subject }: MailHead): string => subject || mailText('noSubject')

const columns: TableColumnsType<MailHead> = [
  { key: 'at', title: mailText('columnAt'), width: 120, render: (_, { at }) => <RelativeTime time={at} /> },
  {
    key: 'to',
    title: mailText('columnTo'),
    width: '30%',
    render: (_, { to }) => <span style={{ overflowWrap: 'anywhere' }}>{to}</span>,
  },
  {
    key: 'subject',
    title: mailText('columnSubject'),
    render: (_, mail) => (
      <Link to={mailPage(mail)} style={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
        {subjectOf(mail)}
      </Link>
    ),
  },
]
