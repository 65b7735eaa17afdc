import { useState, type ReactNode } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Form, Input, type FormInstance } from 'antd'
import type { Location } from '../../../api/location'
import type { MissionTypeName } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { DateTimeField } from '../../../shared/forms/DateTimeField'
import { NameField } from '../../../shared/forms/NameField'
import { useProblems, type ServerError } from '../../../shared/forms/useProblems'
import { zoneName } from '../../../shared/time/timeText'
import { missionEditLimits } from '../../../shared/limits/mission.gen'
import { missionsText } from '../messages'
import { AddLocation } from './AddLocation'
import { fieldLabels } from './fieldLabels'
import type { MissionValues } from './missionValues'
import { LocationSelect } from './LocationSelect'
import { TypeSelect } from './TypeSelect'

const FORM_NAME = 'mission'

interface MissionFormProps {
  form: FormInstance<MissionValues>
  initialValues: MissionValues
  /** The current location of the mission. The select may not have loaded its name. */
  currentLocation?: Pick<Location, '_id' | 'name'>
  /** The current type of the mission. */
  currentType?: MissionTypeName
  scheduledHelp: string
  submitText: string
  isSaving: boolean
  /** False if the mission was deleted; the typed values stay readable. */
  isSavable?: boolean
  /** Shown next to the submit button. */
  otherActions: ReactNode
  onChange: (values: MissionValues) => void
  /** Saves and returns the error to show at the form, if any. */
  onSave: (values: MissionValues) => Promise<ServerError | undefined>
}

/** The fields of a mission, for creating and editing. */
export function MissionForm(props: MissionFormProps) {
  const {
    form,
    initialValues,
    currentLocation,
    currentType,
    scheduledHelp,
    submitText,
    isSaving,
    isSavable = true,
  } = props
  const labels = fieldLabels()
  const problems = useProblems<MissionValues>(form, FORM_NAME, labels)
  const [isAddingLocation, setAddingLocation] = useState(false)
  const [addedLocations, setAddedLocations] = useState<Location[]>([])
  const canListLocations = useCan('location_list')
  const canAddLocation = useCan('location_create')

  // All values, including the location if the user may not choose it and it therefore has no field.
  const allValues = () => form.getFieldsValue(true) as MissionValues

  const save = async () => {
    if (isAddingLocation)
      return problems.show([{ message: missionsText('locationUnfinished'), fieldId: 'location_name' }])
    problems.clear()
    const error = await props.onSave(allValues())
    if (error) problems.showServerError(error)
  }

  const added = (location: Location) => {
    setAddedLocations([...addedLocations, location])
    setAddingLocation(false)
    form.setFieldValue('locationId', location._id)
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
          problems.forget(changed)
          props.onChange(allValues())
        }}
        onFinish={() => void save()}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        <NameField
          label={labels.name}
          help={missionsText('nameHelp')}
          maxLength={missionEditLimits.name.maxLength}
          isCounted
        />
        <Form.Item
          name="description"
          label={labels.description}
          extra={missionsText('descriptionHelp')}
          rules={[
            {
              max: missionEditLimits.description.maxLength,
              message: missionsText('descriptionTooLong', { max: missionEditLimits.description.maxLength }),
            },
          ]}
        >
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 12 }}
            count={{ max: missionEditLimits.description.maxLength }}
          />
        </Form.Item>
        <Form.Item
          name={canListLocations ? 'locationId' : undefined}
          label={labels.locationId}
          extra={missionsText(canListLocations ? 'locationHelp' : 'locationNotAllowed')}
          style={{ marginBottom: 8 }}
        >
          {canListLocations ? (
            <LocationSelect known={currentLocation ? [currentLocation, ...addedLocations] : addedLocations} />
          ) : (
            <span>{currentLocation?.name ?? missionsText('noLocation')}</span>
          )}
        </Form.Item>
        {isAddingLocation ? (
          <AddLocation onAdded={added} onCancel={() => setAddingLocation(false)} />
        ) : (
          <div style={{ minHeight: 32, marginBottom: 16 }}>
            {canAddLocation && (
              <Button
                type="link"
                icon={<PlusOutlined aria-hidden />}
                onClick={() => setAddingLocation(true)}
                style={{ paddingInline: 0 }}
              >
                {missionsText('addLocation')}
              </Button>
            )}
          </div>
        )}
        <Form.Item name="missionTypeId" label={labels.missionTypeId} extra={missionsText('typeHelp')}>
          <TypeSelect known={currentType} />
        </Form.Item>
        <Form.Item name="scheduledAt" label={labels.scheduledAt} extra={scheduledHelp}>
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

/** Help of the time field: names the time zone. */
export const scheduledHelp = (key: 'scheduledHelp' | 'scheduledEditHelp'): string =>
  missionsText(key, { zone: zoneName() })
