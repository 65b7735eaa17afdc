import { BarChartOutlined } from '@ant-design/icons'
import { useListSavedReportsQuery, type SavedReport } from '../../../api/report'
import { LinkButton } from '../../../shared/LinkButton'
import { listParams, searchText } from '../../../shared/lists/listParams'
import { ResourceList } from '../../../shared/lists/ResourceList'
import type { Column } from '../../../shared/lists/ResourceTable'
import { listState } from '../../../shared/lists/listState'
import { useListParams } from '../../../shared/lists/useListParams'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { routeText } from '../routeMessages'
import { savedText } from './messages'
import { periodLabel, savedPath } from './savedLabels'

const params = listParams({ search: searchText() })

/** The saved reports of the organisation. */
export function SavedReportsPage() {
  const list = useListParams(params)
  const { page, pageSize } = list.view
  const query = useListSavedReportsQuery(
    { ...list.filters, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const create = (
    <LinkButton type="primary" to="/dashboard/reports">
      {savedText('newReport')}
    </LinkButton>
  )
  return (
    <ResourceList<SavedReport>
      title={routeText('saved')}
      detail={savedText('detail')}
      actions={create}
      list={list}
      searchLabel={savedText('search')}
      query={query}
      name={({ name }) => name}
      path={savedPath}
      columns={columns()}
      card={{ detail: ({ period, editions }) => savedText('card', { period: periodLabel(period), count: editions }) }}
      empty={{
        icon: <BarChartOutlined />,
        title: savedText('noneTitle'),
        help: savedText('noneHelp'),
        action: create,
      }}
      noMatch={savedText('noMatch')}
    />
  )
}

const columns = (): Column<SavedReport>[] => [
  { key: 'name', title: savedText('columnName'), isLink: true },
  { key: 'baseLayer', title: savedText('columnBaseLayer'), render: ({ baseLayer }) => baseLayer.name },
  { key: 'period', title: savedText('columnPeriod'), render: ({ period }) => periodLabel(period) },
  { key: 'editions', title: savedText('columnEditions'), width: 100, render: ({ editions }) => editions },
  {
    key: 'latest',
    title: savedText('columnLatest'),
    width: 150,
    render: ({ latestAt }) => (latestAt === null ? savedText('never') : <RelativeTime time={latestAt} />),
  },
]
