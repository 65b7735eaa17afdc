import { useState, type ReactNode } from 'react'
import { Button, Card, Flex, Form, Input, Select, Switch, type FormInstance } from 'antd'
import { GIGABYTE } from '../../../shared/byteSize'
import { popupParent } from '../../../shared/popupParent'
import { useProblems, type ServerError } from '../../../shared/forms/useProblems'
import { currencyOptions } from '../../../shared/packages/currencyOptions'
import { decimalsOf, fromMinor } from '../../../shared/packages/money'
import { packageEditLimits } from '../../../shared/limits/package.gen'
import { packagesText } from '../messages'
import { NumberItem } from './NumberItem'
import { PackagePreview } from './PackagePreview'
import { fieldLabels, fieldNamed, type PackageValues } from './packageValues'
import { PosterField } from './PosterField'

const FORM_NAME = 'package'

interface PackageFormProps {
  form: FormInstance<PackageValues>
  initialValues: PackageValues
  submitText: string
  isSaving: boolean
  /** Buttons next to the submit button. */
  otherActions: ReactNode
  onChange: (values: PackageValues) => void
  /** Saves, and returns the error to show, if any. */
  onSave: (values: PackageValues) => Promise<ServerError | undefined>
}

/** Form of a package with a preview of its public card. */
export function PackageForm(props: PackageFormProps) {
  const { form, initialValues, submitText, isSaving } = props
  const problems = useProblems<PackageValues>(form, FORM_NAME, fieldLabels())
  const watched = Form.useWatch((values: PackageValues) => values, form) as PackageValues | undefined
  const [currencies] = useState(currencyOptions)
  // The fields have no values before their first render.
  const shown = watched?.currency ? watched : initialValues

  const save = async () => {
    problems.clear()
    const error = await props.onSave(form.getFieldsValue(true) as PackageValues)
    if (!error) return
    const fields = error.fields?.map(({ field, message }) => ({ field: fieldNamed(field), message }))
    problems.showServerError({ message: error.message, fields })
  }

  return (
    <Flex wrap gap={24} align="flex-start">
      <Card style={{ flex: '1 1 420px', maxWidth: 720, minWidth: 0 }}>
        <Form<PackageValues>
          form={form}
          name={FORM_NAME}
          layout="vertical"
          requiredMark="optional"
          initialValues={initialValues}
          scrollToFirstError
          onValuesChange={(changed: object) => {
            problems.forget(changed)
            props.onChange(form.getFieldsValue(true) as PackageValues)
          }}
          onFinish={() => void save()}
          onFinishFailed={problems.showFailed}
        >
          {problems.summary}
          <Form.Item
            name="name"
            label={fieldLabels().name}
            extra={packagesText('nameHelp')}
            rules={[
              { required: true, whitespace: true, message: packagesText('nameNeeded') },
              {
                max: packageEditLimits.name.maxLength,
                message: packagesText('tooLong', { max: packageEditLimits.name.maxLength }),
              },
            ]}
          >
            <Input autoComplete="off" count={{ show: true, max: packageEditLimits.name.maxLength }} />
          </Form.Item>
          <Form.Item
            name="description"
            label={fieldLabels().description}
            extra={packagesText('descriptionHelp')}
            rules={[
              {
                max: packageEditLimits.description.maxLength,
                message: packagesText('tooLong', { max: packageEditLimits.description.maxLength }),
              },
            ]}
          >
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 12 }}
              count={{ max: packageEditLimits.description.maxLength }}
            />
          </Form.Item>
          <Flex wrap gap="0 16px">
            <NumberItem
              field="price"
              min={0}
              max={fromMinor(packageEditLimits.price.maximum, shown.currency)}
              precision={decimalsOf(shown.currency)}
              help={packagesText('priceHelp')}
            />
            <Form.Item name="currency" label={fieldLabels().currency} required style={{ width: 120 }}>
              <Select showSearch getPopupContainer={popupParent} options={currencies} />
            </Form.Item>
            <Form.Item name="period" label={fieldLabels().period} required style={{ width: 160 }}>
              <Select
                getPopupContainer={popupParent}
                options={[
                  { value: 'month', label: packagesText('monthly') },
                  { value: 'year', label: packagesText('yearly') },
                ]}
              />
            </Form.Item>
          </Flex>
          {/* Five fields in two columns, or in one on narrow screens. */}
          <div
            style={{
              display: 'grid',
              gap: '0 16px',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
            }}
          >
            <NumberItem
              field="users"
              min={packageEditLimits.limits.users.minimum}
              max={packageEditLimits.limits.users.maximum}
              precision={0}
            />
            <NumberItem field="clients" min={0} max={packageEditLimits.limits.clients.maximum} precision={0} />
            <NumberItem
              field="storageGb"
              min={0}
              max={Math.floor(packageEditLimits.limits.storageBytes.maximum / GIGABYTE)}
            />
            <NumberItem
              field="streamMinutes"
              min={0}
              max={packageEditLimits.limits.streamMinutes.maximum}
              precision={0}
            />
            <NumberItem field="aiRuns" min={0} max={packageEditLimits.limits.aiRuns.maximum} precision={0} />
          </div>
          <Form.Item name="poster" label={fieldLabels().poster} extra={packagesText('posterHelp')}>
            <PosterField />
          </Form.Item>
          <Form.Item
            name="active"
            valuePropName="checked"
            label={fieldLabels().active}
            required
            extra={packagesText('activeHelp')}
          >
            <Switch />
          </Form.Item>
          <Form.Item
            name="public"
            valuePropName="checked"
            label={fieldLabels().public}
            required
            extra={packagesText('publicHelp')}
          >
            <Switch />
          </Form.Item>
          <Flex gap={8} wrap>
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {submitText}
            </Button>
            {props.otherActions}
          </Flex>
        </Form>
      </Card>
      <PackagePreview values={{ ...shown, price: withinPriceLimits(shown) }} />
    </Flex>
  )
}

/** The nearest valid price, for the preview: the field reports a price outside the limits but keeps it. */
const withinPriceLimits = ({ price, currency }: PackageValues): number =>
  Math.min(Math.max(price ?? 0, 0), fromMinor(packageEditLimits.price.maximum, currency))
