// The sandbox's checkout for browsers. It is opened, answers and fails as Razorpay's checkout.js does:
// new Razorpay({ key, order_id, amount, currency, name, description, prefill, handler, modal: { ondismiss } }).open()
/* global document, fetch, window */
;(function () {
  'use strict'

  var PAY = '/checkout/sandbox/pay'

  function element(name, properties, children) {
    var node = Object.assign(document.createElement(name), properties)
    ;(children || []).forEach(function (child) {
      node.append(child)
    })
    return node
  }

  function styled(node, styles) {
    Object.assign(node.style, styles)
    return node
  }

  function field(label, properties) {
    var input = styled(element('input', properties), {
      display: 'block',
      width: '100%',
      boxSizing: 'border-box',
      marginTop: '4px',
      padding: '6px 10px',
      font: 'inherit',
      color: 'inherit',
      background: 'transparent',
      border: '1px solid #6b7280',
      borderRadius: '6px',
    })
    var caption = styled(element('label', {}, [label, input]), { display: 'block', marginBottom: '12px' })
    return { caption: caption, input: input }
  }

  function button(text, type, isMain) {
    return styled(element('button', { type: type, textContent: text }), {
      padding: '6px 14px',
      marginRight: '8px',
      font: 'inherit',
      color: isMain ? '#ffffff' : '#111827',
      background: isMain ? '#0958d9' : '#ffffff',
      border: '1px solid ' + (isMain ? '#0958d9' : '#6b7280'),
      borderRadius: '6px',
      cursor: 'pointer',
    })
  }

  function money(amount, currency) {
    var format = new Intl.NumberFormat('en', { style: 'currency', currency: currency, currencyDisplay: 'code' })
    return format.format(amount / Math.pow(10, format.resolvedOptions().maximumFractionDigits))
  }

  function Razorpay(options) {
    this.options = options
    this.listeners = {}
  }

  Razorpay.prototype.on = function (event, listener) {
    this.listeners[event] = listener
  }

  Razorpay.prototype.close = function () {
    if (this.dialog) this.dialog.remove()
    this.dialog = undefined
  }

  Razorpay.prototype.open = function () {
    if (this.dialog) return
    var checkout = this
    var options = this.options
    var number = field('Card number', {
      inputMode: 'numeric',
      autocomplete: 'cc-number',
      required: true,
      maxLength: 23,
    })
    var expiry = field('Expires (MM/YY)', {
      autocomplete: 'cc-exp',
      required: true,
      maxLength: 5,
      pattern: '[01][0-9]/[0-9]{2}',
    })
    var cvc = field('Security code', {
      inputMode: 'numeric',
      autocomplete: 'cc-csc',
      required: true,
      pattern: '[0-9]{3,4}',
      maxLength: 4,
    })
    var problem = styled(element('p', {}), { color: '#b91c1c', minHeight: '1.5em', margin: '0 0 12px' })
    problem.setAttribute('role', 'alert')
    var pay = button('Pay ' + money(options.amount, options.currency), 'submit', true)
    var cancel = button('Cancel', 'button', false)
    var form = element('form', {}, [number.caption, expiry.caption, cvc.caption, problem, pay, cancel])
    var heading = styled(element('h2', { id: 'sandbox-checkout', textContent: options.name || 'Payment' }), {
      margin: '0 0 4px',
      fontSize: '18px',
    })
    var dialog = styled(
      element('dialog', {}, [
        heading,
        element('p', { textContent: options.description || '' }),
        element('p', {
          textContent: 'Sandbox: no money moves. 4111 1111 1111 1111 pays, 4000 0000 0000 0002 is declined.',
        }),
        form,
      ]),
      {
        width: 'min(380px, calc(100vw - 48px))',
        padding: '24px',
        border: '1px solid #6b7280',
        borderRadius: '6px',
        font: '14px/1.5 system-ui, sans-serif',
        color: '#111827',
        background: '#ffffff',
      },
    )
    dialog.setAttribute('aria-labelledby', 'sandbox-checkout')

    function dismiss() {
      // What is on its way cannot be called back.
      if (pay.disabled) return
      checkout.close()
      if (options.modal && options.modal.ondismiss) options.modal.ondismiss()
    }

    function showFailure(error) {
      problem.textContent = error.description
      pay.disabled = false
      number.input.focus()
      var listener = checkout.listeners['payment.failed']
      if (listener) listener({ error: error })
    }

    form.addEventListener('submit', function (event) {
      event.preventDefault()
      problem.textContent = ''
      pay.disabled = true
      fetch(PAY, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          order_id: options.order_id,
          amount: options.amount,
          currency: options.currency,
          card: { number: number.input.value },
        }),
      })
        .then(function (response) {
          return response.json().then(function (body) {
            if (!response.ok) {
              showFailure(body.error || { description: body.message || 'The payment failed.' })
              return
            }
            checkout.close()
            if (options.handler) options.handler(body)
          })
        })
        .catch(function () {
          showFailure({
            code: 'GATEWAY_ERROR',
            description: 'The server does not answer; nothing was paid. Try again.',
          })
        })
    })
    cancel.addEventListener('click', dismiss)
    // Escape.
    dialog.addEventListener('cancel', function (event) {
      event.preventDefault()
      dismiss()
    })

    this.dialog = dialog
    document.body.append(dialog)
    dialog.showModal()
    number.input.focus()
  }

  window.Razorpay = Razorpay
})()
