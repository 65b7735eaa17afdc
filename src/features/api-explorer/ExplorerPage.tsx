import { useDeferredValue } from 'react'
import { ApiOutlined } from '@ant-design/icons'
import { Typography } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetOpenApiQuery } from '../../api/api-token'
import type { PublishedContract } from '../../api/publishedContract'
import { Link } from '../../shared/Link'
import { SearchInput } from '../../shared/lists/SearchInput'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../shared/useIsPhone'
import { useSearchUpdate } from '../../shared/useSearchUpdate'
import { groupsOf, operationsOf } from './contract'
import './explorer.css'
import { Introduction } from './Introduction'
import { explorerText } from './messages'
import { OperationList } from './OperationList'
import { OperationView } from './OperationView'
import { routeText } from './routeMessages'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 44
const SEARCH_LENGTH = 100

/** The operations that API tokens can call. The address names the open operation and the search. */
export function ExplorerPage() {
  const { data, error, refetch } = useGetOpenApiQuery()
  return (
    <>
      <PageHeader title={routeText('explorer')} detail={explorerText('detail')} />
      {content()}
    </>
  )

  function content() {
    if (data) return <Explorer contract={data} />
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  }
}

function Explorer({ contract }: { contract: PublishedContract }) {
  const [parameters] = useSearchParams()
  const updateSearch = useSearchUpdate()
  const isPhone = useIsPhone()
  const search = parameters.get('search') ?? ''
  const operationId = parameters.get('operation')
  // Typing goes on while hundreds of rows are drawn.
  const shownSearch = useDeferredValue(search)
  const operations = operationsOf(contract)
  const groups = groupsOf(operations, shownSearch)
  const open = operations.find(({ operation }) => operation.operationId === operationId)
  const isListShown = !isPhone || operationId === null

  return (
    <div className="api-explorer">
      {isListShown && (
        <div className="api-side">
          <SearchInput
            label={explorerText('search')}
            value={search}
            maxLength={SEARCH_LENGTH}
            onSearch={(text) =>
              updateSearch(
                (now) => {
                  if (text === '') now.delete('search')
                  else now.set('search', text)
                  return now
                },
                { replace: true },
              )
            }
          />
          <Typography.Text type="secondary" role="status">
            {explorerText('found', { count: groups.reduce((sum, group) => sum + group.operations.length, 0) })}
          </Typography.Text>
          {groups.length === 0 ? (
            <EmptyState icon={<ApiOutlined />} title={explorerText('noMatch')} help={explorerText('noMatchHelp')} />
          ) : (
            <OperationList groups={groups} search={shownSearch} open={open} />
          )}
        </div>
      )}
      <div className="api-main">
        {!isListShown && <Link to={addressOfList(search)}>{explorerText('allOperations')}</Link>}
        {details()}
      </div>
    </div>
  )

  function details() {
    if (open) return <OperationView key={operationId} contract={contract} listed={open} />
    if (operationId === null) return <Introduction />
    return <EmptyState icon={<ApiOutlined />} title={explorerText('missing')} help={explorerText('missingHelp')} />
  }
}

const addressOfList = (search: string): string =>
  search === '' ? '/dashboard/api' : `/dashboard/api?${new URLSearchParams({ search }).toString()}`
