import { useState, type ReactNode } from 'react'
import { Alert, Button, Card, Flex } from 'antd'
import { formatMoney } from '../packages/money'
import { priceLabel } from '../packages/offerLabels'
import { taxAmountText } from '../packages/taxText'
import { openCheckout, type PayableOrder, type SignedPayment } from './checkout'
import { paymentText } from './messages'
import './payment.css'

interface PayOrderProps {
  /** Undefined until the order exists. */
  order: PayableOrder | undefined
  isLoading: boolean
  /** Why there is no order; empty if there is no error. */
  failure: string
  /** Fetches the order again, which also checks whether it has been paid. */
  onPrepare: () => Promise<void>
  /** Sends the payment to the server. Returns the reason if the server rejects it. */
  onPaid: (payment: SignedPayment) => Promise<string | undefined>
  /** Reports a failed checkout, with the reason of the payment service. */
  onDeclined: (orderId: string, reason: string) => void
  /** Other actions, shown unless a payment waits for its confirmation. */
  extra?: ReactNode
}

type Notice = { type: 'info' | 'warning' | 'error'; title: string; isUnconfirmed?: boolean }

/** The price of the package, with the tax if it includes it. */
const priceOf = ({ amount, tax }: PayableOrder): number => amount - (tax && !tax.included ? tax.amount : 0)

/** Checkout and confirmation of an order. Every step can be retried without paying twice. */
export function PayOrder({ order, isLoading, failure, onPrepare, onPaid, onDeclined, extra }: PayOrderProps) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isPaying, setPaying] = useState(false)

  const pay = async (payable: PayableOrder) => {
    setPaying(true)
    setNotice(null)
    let reason = ''
    const outcome = await openCheckout(payable, (declined) => {
      reason = declined
      onDeclined(payable.orderId, declined)
    })
    if (outcome.kind === 'paid') {
      const message = await onPaid(outcome.payment)
      if (message === undefined) return
      setNotice({ type: 'error', title: paymentText('notConfirmed', { message }), isUnconfirmed: true })
    } else if (outcome.kind === 'missing') {
      setNotice({ type: 'error', title: paymentText('checkoutMissing') })
    } else {
      setNotice(
        reason
          ? { type: 'warning', title: paymentText('declined', { reason }) }
          : { type: 'info', title: paymentText('notPaid') },
      )
      // A declined order is discarded, so the next attempt needs a new one.
      await onPrepare()
    }
    setPaying(false)
  }

  const again = (text: 'checkAgain' | 'tryAgain') => (
    <Button size="small" loading={isLoading} onClick={() => void onPrepare()}>
      {paymentText(text)}
    </Button>
  )

  return (
    <>
      {notice && (
        <Alert
          type={notice.type}
          showIcon
          title={notice.title}
          className="payment-notice"
          action={notice.isUnconfirmed && again('checkAgain')}
        />
      )}
      {failure && <Alert type="error" showIcon title={failure} className="payment-notice" action={again('tryAgain')} />}
      <Card className="payment-order" loading={!order && isLoading}>
        <Flex vertical gap={16} align="flex-start">
          {order && (
            <>
              <div>
                <h3 className="payment-ordered">{order.packageName}</h3>
                {priceLabel({ ...order, price: priceOf(order) })}
                {order.tax && <div>{taxAmountText(order.tax, order.amount, order.currency)}</div>}
              </div>
              <Button
                type="primary"
                size="large"
                loading={isPaying}
                disabled={notice?.isUnconfirmed}
                onClick={() => void pay(order)}
              >
                {paymentText('pay', { amount: formatMoney(order.amount, order.currency) })}
              </Button>
            </>
          )}
          {!notice?.isUnconfirmed && extra}
        </Flex>
      </Card>
    </>
  )
}
