import { useState, type ReactNode } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Form, Input, type FormInstance } from 'antd'
import type { ApiError } from '../../../api/errors'
import type { Location } from '../../../api/location'
import type { MissionTypeName } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { DateTimeField } from '../../../shared/forms/DateTimeField'
import { ErrorSummary, type FormProblem } from '../../../shared/forms/ErrorSummary'
import { zoneName } from '../../../shared/time/timeText'
import { DESCRIPTION_MAX, NAME_MAX } from '../limits'
import { missionsText } from '../messages'
import { AddPlace } from './AddPlace'
import { fieldLabel } from './fieldLabel'
import { MISSION_FIELDS, type MissionField, type MissionValues } from './missionValues'
import { PlaceSelect } from './PlaceSelect'
import { TypeSelect } from './TypeSelect'

const FORM_NAME = 'mission'

interface MissionFormProps {
  form: FormInstance<MissionValues>
  initialValues: MissionValues
  /** The place the mission has now, which the select must be able to name. */
  currentPlace?: Pick<Location, '_id' | 'name'>
  /** The type it has now. */
  currentType?: MissionTypeName
  scheduledHelp: string
  submitText: string
  isSaving: boolean
  /** False when there is nothing left to save to; what was typed can still be read and copied. */
  isSavable?: boolean
  /** Stands beside the submit button. */
  otherActions: ReactNode
  onChange: (values: MissionValues) => void
  /** Saves; answers with what the server had against it, if anything. */
  onSave: (values: MissionValues) => Promise<ApiError | undefined>
}

const idOf = (field: string) => `${FORM_NAME}_${field}`
const isField = (name: unknown): name is MissionField => MISSION_FIELDS.some((field) => field === name)

/** The fields of a mission, for planning one and for changing one. */
export function MissionForm(props: MissionFormProps) {
  const {
    form,
    initialValues,
    currentPlace,
    currentType,
    scheduledHelp,
    submitText,
    isSaving,
    isSavable = true,
  } = props
  const [attempt, setAttempt] = useState({ number: 0, problems: [] as FormProblem[] })
  const [isAddingPlace, setAddingPlace] = useState(false)
  const [addedPlaces, setAddedPlaces] = useState<Location[]>([])
  const canListPlaces = useCan('location_list')
  const canAddPlace = useCan('location_create')

  // All of them, the place as well when it may not be chosen here and therefore is no field.
  const allValues = () => form.getFieldsValue(true) as MissionValues

  const show = (problems: FormProblem[]) => setAttempt(({ number }) => ({ number: number + 1, problems }))
  // What is being put right needs no reminder any more.
  const forget = (changed: object) =>
    setAttempt(({ number, problems }) => ({
      number,
      problems: problems.filter(({ fieldId }) => !Object.keys(changed).some((field) => idOf(field) === fieldId)),
    }))

  const save = async () => {
    if (isAddingPlace) return show([{ message: missionsText('placeOpen'), fieldId: 'place_name' }])
    show([])
    const error = await props.onSave(allValues())
    if (error) showServerError(error)
  }

  const showServerError = ({ message, fields = [] }: ApiError) => {
    const placed = fields.flatMap(({ field, message: reason }) =>
      isField(field)
        ? [{ field, words: missionsText('fieldProblem', { label: fieldLabel(field), message: reason }) }]
        : [],
    )
    form.setFields(placed.map(({ field, words }) => ({ name: field, errors: [words] })))
    show(
      placed.length > 0 ? placed.map(({ field, words }) => ({ message: words, fieldId: idOf(field) })) : [{ message }],
    )
  }

  const added = (place: Location) => {
    setAddedPlaces([...addedPlaces, place])
    setAddingPlace(false)
    form.setFieldValue('locationId', place._id)
    props.onChange(allValues())
  }

  return (
    <Card style={{ maxWidth: 720 }}>
      <Form<MissionValues>
        form={form}
        name={FORM_NAME}
        layout="vertical"
        requiredMark="optional"
        initialValues={initialValues}
        scrollToFirstError
        onValuesChange={(changed: object) => {
          forget(changed)
          props.onChange(allValues())
        }}
        onFinish={() => void save()}
        onFinishFailed={({ errorFields }) =>
          show(errorFields.map(({ name, errors }) => ({ message: errors[0] ?? '', fieldId: idOf(String(name[0])) })))
        }
      >
        <ErrorSummary key={attempt.number} problems={attempt.problems} />
        <Form.Item
          name="name"
          label={fieldLabel('name')}
          extra={missionsText('nameHelp')}
          rules={[
            { required: true, whitespace: true, message: missionsText('nameNeeded') },
            { max: NAME_MAX, message: missionsText('nameTooLong', { max: NAME_MAX }) },
          ]}
        >
          <Input autoComplete="off" count={{ show: true, max: NAME_MAX }} />
        </Form.Item>
        <Form.Item
          name="description"
          label={fieldLabel('description')}
          extra={missionsText('descriptionHelp')}
          rules={[{ max: DESCRIPTION_MAX, message: missionsText('descriptionTooLong', { max: DESCRIPTION_MAX }) }]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} count={{ max: DESCRIPTION_MAX }} />
        </Form.Item>
        <Form.Item
          name={canListPlaces ? 'locationId' : undefined}
          label={fieldLabel('locationId')}
          extra={missionsText(canListPlaces ? 'placeHelp' : 'placeNotAllowed')}
          style={{ marginBottom: 8 }}
        >
          {canListPlaces ? (
            <PlaceSelect known={currentPlace ? [currentPlace, ...addedPlaces] : addedPlaces} />
          ) : (
            <span>{currentPlace?.name ?? missionsText('noPlace')}</span>
          )}
        </Form.Item>
        {isAddingPlace ? (
          <AddPlace onAdded={added} onCancel={() => setAddingPlace(false)} />
        ) : (
          <div style={{ minHeight: 32, marginBottom: 16 }}>
            {canAddPlace && (
              <Button
                type="link"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => setAddingPlace(true)}
                style={{ paddingInline: 0 }}
              >
                {missionsText('addPlace')}
              </Button>
            )}
          </div>
        )}
        <Form.Item name="missionTypeId" label={fieldLabel('missionTypeId')} extra={missionsText('typeHelp')}>
          <TypeSelect known={currentType} />
        </Form.Item>
        <Form.Item name="scheduledAt" label={fieldLabel('scheduledAt')} extra={scheduledHelp}>
          <DateTimeField />
        </Form.Item>
        <Flex gap={8} wrap>
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isSavable}>
            {submitText}
          </Button>
          {props.otherActions}
        </Flex>
      </Form>
    </Card>
  )
}

/** Under the time field: in which zone it is meant. */
export const scheduledHelp = (key: 'scheduledHelp' | 'scheduledEditHelp'): string =>
  missionsText(key, { zone: zoneName() })
