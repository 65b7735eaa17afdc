import { useState } from 'react'
import { BarChartOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate, useParams } from 'react-router-dom'
import {
  useDeleteSavedReportMutation,
  useGetSavedReportQuery,
  useMakeReportEditionMutation,
  type SavedReport,
} from '../../../api/report'
import { Facts } from '../../../shared/Facts'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { LinkButton } from '../../../shared/LinkButton'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { PageHeader } from '../../../shared/PageHeader'
import { showMessage } from '../../../shared/showMessage'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { isNotFound } from '../../../shared/states/isNotFound'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { measureLabel } from '../reportParams'
import '../reports.css'
import { Editions } from './Editions'
import { EditSavedReport } from './EditSavedReport'
import { savedText } from './messages'
import { editionPath, periodLabel } from './savedLabels'
import { Schedule } from './Schedule'

const LIST = '/dashboard/reports/saved'

/** A saved report and its editions. */
export function SavedReportPage() {
  const { savedReportId = '' } = useParams()
  const query = useGetSavedReportQuery({ savedReportId }, { refetchOnMountOrArgChange: true })
  const saved = query.currentData?.data
  if (isNotFound(query.error)) {
    return (
      <EmptyState
        isPage
        icon={<BarChartOutlined />}
        title={savedText('notFound')}
        help={savedText('notFoundHelp')}
        action={<LinkButton to={LIST}>{savedText('backToList')}</LinkButton>}
      />
    )
  }
  if (!saved && query.error) {
    return <ErrorState isPage message={query.error.message} onRetry={() => void query.refetch()} />
  }
  if (!saved) return <RowsSkeleton rows={6} height={40} />
  return (
    <>
      <PageHeader title={saved.name} detail={periodLabel(saved.period)} actions={<Actions saved={saved} />} />
      <Facts items={factsOf(saved)} columns={4} />
      <Schedule saved={saved} />
      <Editions savedReportId={savedReportId} />
    </>
  )
}

function factsOf({ baseLayer, rows, measures, createdBy }: SavedReport) {
  return [
    { key: 'baseLayer', label: savedText('baseLayer'), children: baseLayer.name },
    { key: 'rows', label: savedText('rows'), children: savedText(rows) },
    {
      key: 'measures',
      label: savedText('measures'),
      children: measures.length === 0 ? savedText('allMeasures') : measures.map(measureLabel).join(', '),
    },
    { key: 'createdBy', label: savedText('createdBy'), children: createdBy?.name ?? savedText('someone') },
  ]
}

function Actions({ saved }: { saved: SavedReport }) {
  const { _id: savedReportId, name, baseLayer, rows, period } = saved
  const navigate = useNavigate()
  const [make, { isLoading }] = useMakeReportEditionMutation()
  const [remove] = useDeleteSavedReportMutation()
  const [isEditing, setEditing] = useState(false)
  const removal = useConfirmDelete({
    title: savedText('deleteTitle', { name }),
    warning: savedText('deleteWarning'),
    name,
    action: savedText('deleteAction'),
    run: () => remove({ savedReportId }),
    onDeleted: () => {
      showMessage({ type: 'success', text: savedText('deleted') })
      void navigate(LIST)
    },
  })
  const makeOne = async () => {
    const { data } = await make({ savedReportId })
    if (!data) return
    showMessage({ type: 'success', text: savedText('made', { number: data.data.number }) })
    void navigate(editionPath(data.data))
  }
  const view = new URLSearchParams({ layer: baseLayer._id })
  if (rows === 'block') view.set('rows', rows)
  if (period.from && period.until) {
    view.set('from', period.from)
    view.set('until', period.until)
  }
  return (
    <>
      <LinkButton to={`/dashboard/reports?${view.toString()}`}>{savedText('open')}</LinkButton>
      <Button type="primary" loading={isLoading} onClick={() => void makeOne()}>
        {savedText('make')}
      </Button>
      <RowMenu
        isInHeader
        name={name}
        items={[
          { key: 'edit', label: savedText('edit'), onClick: () => setEditing(true) },
          { key: 'delete', label: savedText('delete'), danger: true, onClick: removal.open },
        ]}
      />
      {removal.dialog}
      {isEditing && (
        <EditSavedReport
          saved={saved}
          onSaved={() => {
            setEditing(false)
            showMessage({ type: 'success', text: savedText('saved') })
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
