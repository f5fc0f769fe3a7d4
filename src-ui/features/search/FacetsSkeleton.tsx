const groups = [4, 3, 5, 4];

/** Placeholder for the filters while the list is loading. */
export function FacetsSkeleton() {
  return (
    <div aria-hidden="true">
      {groups.map((lines, group) => (
        <div key={group} className="facet">
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className="form-check">
              <span className="skel">&nbsp;</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
