/** Connections of an organisation, those of its teams included. */
export const CONNECTIONS_MAX = 50
/** Characters of the name of a connection. */
export const CONNECTION_NAME_MAX = 60
/** Characters of an address. */
export const CONNECTION_URL_MAX = 2000
/** Deliveries that are kept of a connection. */
export const DELIVERIES_MAX = 100
