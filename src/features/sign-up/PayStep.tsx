import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from 'antd'
import { isApiError, errorMessage } from '../../api/errors'
import { useCompleteOrderMutation, useFailPaymentMutation, useGenerateOrderMutation } from '../../api/payment'
import { useListPublicPackagesQuery } from '../../api/tenant'
import { pageSizeLimits } from '../../shared/limits/common.gen'
import { PayOrder } from '../../shared/payment/PayOrder'
import { signUpText } from './messages'
import { PackageChoice } from './PackageChoice'
import { StepTitle } from './StepTitle'

interface PayStepProps {
  signUpToken: string
  /** Id of a package chosen instead of the one at sign-up; otherwise empty. */
  packageId: string
  onPackage: (packageId: string) => void
  onPaid: () => void
  /** Called if the e-mail must be confirmed again before the payment. */
  onTokenOver: () => void
}

/** Order and payment of a sign-up. */
export function PayStep({ signUpToken, packageId, onPackage, onPaid, onTokenOver }: PayStepProps) {
  const [generate, { data, error, isLoading }] = useGenerateOrderMutation()
  const [complete] = useCompleteOrderMutation()
  const [fail] = useFailPaymentMutation()
  const [isChoosing, setChoosing] = useState(false)
  const { data: offers } = useListPublicPackagesQuery({ pageSize: pageSizeLimits.maximum })

  // The server returns the same order while it is unpaid, and checks whether it has been paid.
  const prepare = async () => {
    const { data: reply, error: failure } = await generate({ body: { signUpToken, ...(packageId && { packageId }) } })
    if (reply?.data.next === 'done') onPaid()
    if (isApiError(failure) && failure.fields?.some(({ field }) => field === 'signUpToken')) onTokenOver()
  }
  const begin = useEffectEvent(() => void prepare())
  useEffect(() => {
    begin()
  }, [signUpToken, packageId])

  if (offers?.data.paymentNotConfigured && error) {
    return (
      <>
        <StepTitle takesFocus>{signUpText('givenTitle')}</StepTitle>
        <p className="sign-up-help">{signUpText('givenHelp')}</p>
      </>
    )
  }
  return (
    <>
      <StepTitle takesFocus>{signUpText('payTitle')}</StepTitle>
      <p className="sign-up-help">{signUpText('payHelp')}</p>
      <PayOrder
        // An error about one package does not apply to another.
        key={packageId}
        order={data?.data.order}
        isLoading={isLoading}
        failure={error ? errorMessage(error) : ''}
        onPrepare={prepare}
        onPaid={async (payment) => {
          const { data: paid, error: failure } = await complete({ body: payment })
          if (!paid) return errorMessage(failure)
          onPaid()
          return undefined
        }}
        onDeclined={(orderId, reason) => void fail({ body: { orderId, ...(reason && { reason }) } })}
        extra={
          <Button type="link" className="sign-up-again" onClick={() => setChoosing(!isChoosing)}>
            {signUpText(isChoosing ? 'keepPackage' : 'otherPackage')}
          </Button>
        }
      />
      {isChoosing && (
        <PackageChoice
          chosenId={packageId}
          onChoose={(chosen) => {
            setChoosing(false)
            onPackage(chosen)
          }}
        />
      )}
    </>
  )
}
