import { Form, InputNumber } from 'antd'
import { useEditOutcomeMutation, type Outcome } from '../../../api/outcome'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { outcomeEditLimits } from '../../../shared/limits/outcome.gen'
import { outcomesText } from '../messages'

interface EditPeopleProps {
  outcome: Outcome
  reload: () => Promise<Outcome | undefined>
  onClose: () => void
}

/** Corrects the number of people of an outcome. */
export function EditPeople({ outcome, reload, onClose }: EditPeopleProps) {
  const [edit, { isLoading }] = useEditOutcomeMutation()
  return (
    <EditDialog<Outcome, { pcount: number | null }>
      title={outcomesText('edit')}
      formName="outcome-people"
      newest={outcome}
      valuesOf={({ pcount }) => ({ pcount })}
      labels={{ pcount: outcomesText('peopleField') }}
      send={({ pcount }, { _id: outcomeId, version }) => edit({ outcomeId, outcomeEdit: { version, pcount } })}
      reload={reload}
      isSaving={isLoading}
      onClose={onClose}
    >
      <Form.Item name="pcount" label={outcomesText('peopleField')} extra={outcomesText('editHelp')}>
        <InputNumber min={0} max={outcomeEditLimits.pcount.maximum} precision={0} />
      </Form.Item>
    </EditDialog>
  )
}
