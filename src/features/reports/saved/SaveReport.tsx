import { useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useCreateSavedReportMutation, type SavedReport } from '../../../api/report'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { showMessage } from '../../../shared/showMessage'
import type { ReportArgs } from '../reportParams'
import { savedText } from './messages'
import { savedPath } from './savedLabels'
import { savedReportLabels, SavedReportFields, type SavedReportValues } from './SavedReportFields'

/** Button that saves the report on the screen under a name, and opens its page. */
export function SaveReport({ args }: { args: ReportArgs }) {
  const navigate = useNavigate()
  const [create] = useCreateSavedReportMutation()
  const [isOpen, setOpen] = useState(false)
  const { baseLayerId, from, until, rows } = args
  return (
    <>
      <Button onClick={() => setOpen(true)}>{savedText('save')}</Button>
      {isOpen && (
        <FormDialog<SavedReportValues, SavedReport>
          title={savedText('saveTitle')}
          okText={savedText('saveAction')}
          formName="saved-report"
          labels={savedReportLabels()}
          initialValues={{ period: 'lastMonth', measures: [] }}
          send={async ({ name, period: kind, measures }) => {
            const period = kind === 'fixed' ? { kind, from, until } : { kind }
            const { data, error } = await create({ newSavedReport: { name, baseLayerId, rows, measures, period } })
            return { ...(data && { data: data.data }), ...(error && { error }) }
          }}
          onDone={(saved) => {
            setOpen(false)
            showMessage({ type: 'success', text: savedText('saved') })
            void navigate(savedPath(saved))
          }}
          onClose={() => setOpen(false)}
        >
          <SavedReportFields days={{ from, until }} />
        </FormDialog>
      )}
    </>
  )
}
