import { useState } from 'react'
import { PlusOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useListEvidenceCasesQuery, type EvidenceCase } from '../../api/evidence'
import { listParams, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { CaseState } from './CaseState'
import { EvidenceTrash } from './EvidenceTrash'
import { evidenceText } from './messages'
import { NewCase } from './NewCase'
import { routeText } from './routeMessages'

const params = listParams({ search: searchText() })
const casePath = ({ _id }: EvidenceCase) => `/dashboard/evidence/${_id}`

export function EvidenceListPage() {
  const list = useListParams(params)
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const { page, pageSize } = list.view
  const query = useListEvidenceCasesQuery(
    { ...list.filters, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
      {evidenceText('newCase')}
    </Button>
  )
  return (
    <>
      <ResourceList<EvidenceCase>
        title={routeText('cases')}
        detail={evidenceText('detail')}
        actions={
          <>
            <EvidenceTrash />
            {create}
          </>
        }
        list={list}
        searchLabel={evidenceText('search')}
        query={query}
        name={({ name }) => name}
        path={casePath}
        columns={columns()}
        card={{
          mark: ({ state }) => <CaseState state={state} />,
          detail: ({ missionName, itemCount }) => evidenceText('card', { mission: missionName, count: itemCount }),
        }}
        empty={{
          icon: <SafetyCertificateOutlined />,
          title: evidenceText('noneTitle'),
          help: evidenceText('noneHelp'),
          action: create,
        }}
        noMatch={evidenceText('noMatch')}
      />
      {isCreating && <NewCase onClose={() => setCreating(false)} onMade={(made) => void navigate(casePath(made))} />}
    </>
  )
}

const columns = (): Column<EvidenceCase>[] => [
  { key: 'name', title: evidenceText('columnName'), isLink: true },
  { key: 'mission', title: evidenceText('columnMission'), render: ({ missionName }) => missionName },
  { key: 'files', title: evidenceText('columnFiles'), width: 90, render: ({ itemCount }) => itemCount },
  { key: 'state', title: evidenceText('columnState'), width: 140, render: ({ state }) => <CaseState state={state} /> },
  {
    key: 'created',
    title: evidenceText('columnCreated'),
    width: 140,
    render: ({ createdAt }) => <RelativeTime time={createdAt} />,
  },
]
