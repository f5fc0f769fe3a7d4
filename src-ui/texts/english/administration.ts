export const administration = {
  sellers: 'All Sellers',
  sellersLead: 'Verify sellers you trust and remove those you don’t.',
  sellersTable: 'Sellers',
  loadingSellers: 'Loading the sellers…',
  sellersNotLoaded: 'We couldn’t load the sellers',
  noSellers: 'No sellers yet',
  noSellersText: 'New sellers appear here when they sign up.',

  searchPeople: 'Search name or email',
  filters: {
    all: 'All',
    unverified: 'Not verified',
    verified: 'Verified',
  },
  showVerification: 'Show',
  listingFilters: { any: 'Any listings', with: 'With listings', without: 'Without listings' },
  showListings: 'Listings',
  listingsUnknown: 'We don’t know yet who has listings.',
  updatesLater: 'The list updates when verifying ends.',
  downloadCsv: (written: string) => `Download CSV (${written})`,
  sellersFile: (day: string) => `sellers-${day}`,
  buyersFile: (day: string) => `buyers-${day}`,
  csvVerified: 'Verified',
  yes: 'Yes',
  no: 'No',
  listings: 'Listings',
  noListings: 'Nothing for sale.',
  maybeMoreListings: 'The search knows sellers by name only, so there may be more.',
  searchListings: 'Search for this name',
  seeAllListings: (written: string) => `See all ${written} listings`,
  oldestListing: (day: string) => `Oldest listing: ${day}`,
  reports: 'Reports',
  noReports: 'No open reports.',
  maybeMoreReports: 'Some reports name no seller, so there may be more.',
  openReports: 'Open reports',
  unknownReason: 'Another reason',
  loadingFacts: 'Loading…',
  order: {
    name: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    email: { ascending: 'Email address, A to Z', descending: 'Email address, Z to A' },
  },
  sellersShown: (count: number, written: string) => (count === 1 ? '1 seller' : `${written} sellers`),
  buyersShown: (count: number, written: string) => (count === 1 ? '1 buyer' : `${written} buyers`),
  shownOf: (shown: string, total: string) => `${shown} of ${total}`,
  nobodyFound: 'Nobody matches',
  nobodyFoundText: 'Try another name or address, or show everyone.',
  showEveryone: 'Show everyone',
  verifyMany: (written: string) => `Verify ${written}`,
  alreadyVerified: (count: number, written: string) =>
    count === 1 ? '1 is verified already' : `${written} are verified already`,
  verifyingLeft: (unsent: number, total: number) =>
    `Verifying stopped because you left the page. ${total === 1 ? 'The seller was' : unsent === 1 ? `1 of ${total} sellers was` : `${unsent} of ${total} sellers were`} not sent.`,
  bulkVerification: {
    running: (count: number, written: string) => (count === 1 ? 'Verifying 1 seller' : `Verifying ${written} sellers`),
    done: (count: number, written: string) => (count === 1 ? '1 seller verified' : `${written} sellers verified`),
    rowRunning: 'Verifying…',
    rowDone: 'Verified just now',
    rowFailed: 'Not verified.',
  },

  buyers: 'All Buyers',
  buyersLead: 'Everyone who signed up as a buyer.',
  buyersTable: 'Buyers',
  loadingBuyers: 'Loading the buyers…',
  buyersNotLoaded: 'We couldn’t load the buyers',
  noBuyers: 'No buyers yet',
  noBuyersText: 'New buyers appear here when they sign up.',

  index: '#',
  name: 'Name',
  email: 'Email Address',
  verifySeller: 'Verify seller',
  deleteSeller: 'Delete seller',
  deleteBuyer: 'Delete buyer',
  verify: 'Verify',
  verifying: 'Verifying…',
  delete: 'Delete',
  yourself: 'This is you',
  doubles: (count: number) =>
    `${count} accounts use this address. The marketplace deletes by address, so any of them may go.`,
  bookingsMayStay: 'People’s bookings of their products may stay, too.',
  ownBookingsMayStay: 'Bookings they made may stay.',
  mayStay: 'Products they have for sale may stay listed.',
  mayStayCounted: (count: number, written: string) =>
    count === 1
      ? 'They have 1 product for sale. It may stay listed.'
      : `They have ${written} products for sale. They may stay listed.`,
  mayStayAtLeast: (count: number, written: string) =>
    count === 1
      ? 'They have at least 1 product for sale. It may stay listed.'
      : `They have at least ${written} products for sale. They may stay listed.`,
  stillListed: (count: number, written: string) =>
    count === 1
      ? '1 product of the deleted seller is still for sale'
      : `${written} products of the deleted seller are still for sale`,
  stillListedText: 'Only their seller could remove them here. Ask the person who runs the marketplace’s database.',
  seeThem: 'See them',
  noName: 'No name given',
  ofPerson: (name: string) => ` ${name}`,

  removeSeller: 'Do you want to remove this seller?',
  removeBuyer: 'Do you want to remove this buyer?',
  removal: (name: string, email: string) =>
    `${name === email ? email : `${name} (${email})`} will be removed. This cannot be undone.`,
  cancelRemoval: 'Cancel Process',
  confirmRemoval: 'Confirm Delete',
};
