import { MailOutlined } from '@ant-design/icons'
import { useListMailsQuery, type MailHead } from '../../api/mail'
import { listParams, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { mailText } from './messages'
import { mailPage } from './paths'

const mailListParams = listParams({ search: searchText() })

/** Outbox: mail that was not sent because no mail server is configured. */
export function MailListPage() {
  const list = useListParams(mailListParams)
  const { page, pageSize } = list.view
  const query = useListMailsQuery(
    { ...list.filters, page, pageSize },
    // Admins open the page to find a message that was created a moment ago.
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const isSent = query.data?.data.sentBySmtp === true

  return (
    <ResourceList<MailHead>
      title={mailText('title')}
      detail={mailText(isSent ? 'detailSmtp' : 'detail')}
      list={list}
      searchLabel={mailText('search')}
      query={query}
      name={({ subject }) => subject || mailText('noSubject')}
      path={mailPage}
      columns={columns()}
      card={{ mark: ({ at }) => <RelativeTime time={at} />, detail: ({ to }) => to }}
      empty={{
        icon: <MailOutlined />,
        title: mailText('noneTitle'),
        help: mailText(isSent ? 'noneHelpSmtp' : 'noneHelp'),
      }}
      noMatch={mailText('noMatchTitle')}
    />
  )
}

const columns = (): Column<MailHead>[] => [
  { key: 'at', title: mailText('columnAt'), width: 120, render: ({ at }) => <RelativeTime time={at} /> },
  {
    key: 'to',
    title: mailText('columnTo'),
    width: '30%',
    render: ({ to }) => <span style={{ overflowWrap: 'anywhere' }}>{to}</span>,
  },
  { key: 'subject', title: mailText('columnSubject'), isLink: true },
]
