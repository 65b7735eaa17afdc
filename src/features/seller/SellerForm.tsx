import { Button, Card, Form, Input, InputNumber, Switch } from 'antd'
import { useEditSellerMutation, type Seller } from '../../api/seller'
import { changesTo } from '../../shared/forms/changes'
import { useProblems } from '../../shared/forms/useProblems'
import { useVersionedEdit } from '../../shared/forms/useVersionedEdit'
import { showMessage } from '../../shared/showMessage'
import { sellerEditLimits } from '../../shared/limits/seller.gen'
import { sellerText } from './messages'
import { editOf, fieldLabels, valuesOf, type SellerValues } from './sellerValues'
import { useNow } from '../../shared/time/useNow'

const FORM_NAME = 'seller'

interface SellerFormProps {
  seller: Seller
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<Seller | undefined>
}

/** Form of seller, tax and invoice numbers. */
export function SellerForm({ seller, reload }: SellerFormProps) {
  const [form] = Form.useForm<SellerValues>()
  const [editSeller, { isLoading }] = useEditSellerMutation()
  const problems = useProblems(form, FORM_NAME, fieldLabels())
  const edit = useVersionedEdit<Seller, SellerValues>({
    form,
    newest: seller,
    valuesOf,
    labels: fieldLabels(),
    send: async (values, base) => {
      const changes = editOf(changesTo(values, valuesOf(base)))
      const { data, error } = await editSeller({ sellerEdit: { version: base.version, ...changes } })
      return { error, saved: data?.data }
    },
    reload,
  })
  const year = new Date(useNow()).getFullYear()
  const prefix = Form.useWatch('invoicePrefix', form) ?? seller.invoicePrefix
  const rate = Form.useWatch('taxRate', form) ?? 0

  const save = async () => {
    problems.clear()
    const { isDone, error } = await edit.save()
    if (error) problems.showServerError(error)
    if (isDone && edit.isDirty) showMessage({ type: 'success', text: sellerText('saved') })
  }

  const labels = fieldLabels()
  return (
    <Card size="small" style={{ maxWidth: 560 }}>
      {edit.conflict}
      <Form<SellerValues>
        form={form}
        name={FORM_NAME}
        layout="vertical"
        requiredMark={false}
        noValidate
        initialValues={valuesOf(edit.base)}
        scrollToFirstError
        onValuesChange={(changed: object) => {
          problems.forget(changed)
          edit.onChange()
        }}
        onFinish={() => void save()}
        onFinishFailed={problems.showFailed}
      >
        {problems.summary}
        <Form.Item name="name" label={labels.name}>
          <Input maxLength={sellerEditLimits.name.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item name="address" label={labels.address}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={sellerEditLimits.address.maxLength} />
        </Form.Item>
        <Form.Item name="taxId" label={labels.taxId}>
          <Input maxLength={sellerEditLimits.taxId.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="taxRate"
          label={labels.taxRate}
          extra={sellerText('taxRateHelp')}
          rules={[
            { required: true, message: sellerText('taxRateRange') },
            {
              type: 'number',
              min: 0,
              max: sellerEditLimits.taxRate.maximum / 100,
              message: sellerText('taxRateRange'),
            },
          ]}
        >
          <InputNumber precision={2} inputMode="decimal" style={{ width: 160 }} />
        </Form.Item>
        <Form.Item
          name="taxName"
          label={labels.taxName}
          extra={sellerText('taxNameHelp')}
          dependencies={['taxRate']}
          rules={rate > 0 ? [{ required: true, whitespace: true, message: sellerText('taxNameNeeded') }] : []}
        >
          <Input maxLength={sellerEditLimits.taxName.maxLength} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="taxIncluded"
          label={labels.taxIncluded}
          valuePropName="checked"
          extra={sellerText('taxIncludedHelp')}
        >
          <Switch />
        </Form.Item>
        <Form.Item
          name="invoicePrefix"
          label={labels.invoicePrefix}
          extra={sellerText('invoicePrefixHelp', { example: `${prefix}-${year}-000042` })}
          rules={[
            {
              required: true,
              pattern: new RegExp(sellerEditLimits.invoicePrefix.pattern),
              message: sellerText('invoicePrefixInvalid'),
            },
          ]}
        >
          <Input maxLength={sellerEditLimits.invoicePrefix.maxLength} autoComplete="off" style={{ width: 160 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {sellerText('save')}
        </Button>
      </Form>
      {edit.leaveDialog}
    </Card>
  )
}
