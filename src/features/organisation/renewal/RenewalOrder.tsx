import { useEffect, useEffectEvent } from 'react'
import { Alert, Button } from 'antd'
import { errorMessage } from '../../../api/errors'
import {
  useCompleteOrderMutation,
  useFailPaymentMutation,
  useGenerateRenewalOrderMutation,
  useGetRenewalQuoteQuery,
} from '../../../api/payment'
import { PayOrder } from '../../../shared/payment/PayOrder'
import { organisationText } from '../messages'
import { RenewalQuote } from './RenewalQuote'

interface RenewalOrderProps {
  /** Undefined for the current package. */
  packageId: string | undefined
  /** Called after the payment, or if no payment was needed. */
  onDone: () => void
  onBack: () => void
}

/** Order and payment of a renewal. */
export function RenewalOrder({ packageId, onDone, onBack }: RenewalOrderProps) {
  const [generate, { data, error, isLoading }] = useGenerateRenewalOrderMutation()
  const quote = useGetRenewalQuoteQuery(packageId ? { packageId } : {}, { refetchOnMountOrArgChange: true })
  const [complete] = useCompleteOrderMutation()
  const [fail] = useFailPaymentMutation()

  const prepare = async () => {
    const { data: reply } = await generate({ body: packageId ? { packageId } : {} })
    if (reply?.data.next === 'done') onDone()
  }
  const begin = useEffectEvent(() => void prepare())
  useEffect(() => {
    begin()
  }, [packageId])

  return (
    <>
      {quote.data && data?.data.next !== 'done' && <RenewalQuote quote={quote.data.data} />}
      {quote.isError && data?.data.order && (
        <Alert type="warning" showIcon title={quote.error.message} style={{ maxWidth: 560, marginBottom: 16 }} />
      )}
      <PayOrder
        order={data?.data.order}
        isLoading={isLoading}
        failure={error ? errorMessage(error) : ''}
        onPrepare={prepare}
        onPaid={async (payment) => {
          const { data: paid, error: failure } = await complete({ body: payment })
          if (!paid) return errorMessage(failure)
          onDone()
          return undefined
        }}
        onDeclined={(orderId, reason) => void fail({ body: { orderId, ...(reason && { reason }) } })}
        extra={
          <Button type="link" onClick={onBack} style={{ paddingInline: 0 }}>
            {organisationText('changeSelection')}
          </Button>
        }
      />
    </>
  )
}
