/** The parameters that each call takes; Stripe refuses unknown ones. */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/customers': ['metadata'],
  'POST /v1/customers/:id': ['name', 'email'],
  'POST /v1/checkout/sessions': [
    'mode',
    'customer',
    'currency',
    'line_items',
    'subscription_data',
    'payment_method_collection',
    'success_url',
    'cancel_url',
  ],
  'GET /v1/checkout/sessions': ['customer', 'status', 'limit'],
  'POST /v1/checkout/sessions/:id/expire': [],
  'POST /v1/billing_portal/sessions': ['customer', 'return_url'],
  'GET /v1/prices': ['lookup_keys', 'active', 'expand'],
  'GET /v1/subscriptions': ['customer', 'status', 'limit'],
  'GET /v1/subscriptions/:id': ['expand'],
  'POST /v1/subscriptions/:id': ['items', 'proration_behavior', 'cancel_at_period_end'],
  'POST /v1/invoices/create_preview': ['subscription', 'subscription_details'],
  'GET /v1/charges/:id': [],
}
