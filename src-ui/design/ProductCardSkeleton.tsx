/** The boxes of a card, in its shape and height, while the product is on its way. */
export function ProductCardSkeleton() {
  return (
    <div className="product-card product-card--skeleton" aria-hidden="true">
      <div className="product-card__media">
        <span className="skel" />
      </div>
      <div className="product-card__body">
        <span className="skel s1" />
        <span className="skel s2" />
        <span className="skel s3" />
        <span className="skel s4" />
        <span className="skel s5" />
        <span className="skel s6" />
      </div>
    </div>
  );
}
